/**
 * What is edited as text (a character, a deck): its text is the one truth, as it was typed, broken or not. What is shown,
 * played and told of it is made from the text.
 */
import { z } from '../zod.ts';
import { closed } from '../cases/schema.ts';
import { checkBy, type Checked } from './findings.ts';

/** What is longer is no draft of ours, and would make every key press slow. */
export const LONGEST_DRAFT = 1_000_000;
const MOST_CASES = 200;

const draftSchema = closed({
  text: z.string().max(LONGEST_DRAFT),
  /** Its cases as `cases.yaml` writes them; what each may say is for the case format to check. */
  cases: z.array(z.record(z.string(), z.unknown())).max(MOST_CASES).optional(),
});

export type DraftDocument = z.output<typeof draftSchema>;

/** Checks the value of a document of kind "character" or "deck". */
export const checkDraft = (value: unknown): Checked<DraftDocument> => checkBy(draftSchema, value);
