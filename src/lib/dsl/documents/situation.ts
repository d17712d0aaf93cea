/** A situation somebody built: the position as cases write it, a note, and what is asked about it, and what was tried there. */
import { z } from '../zod.ts';
import { CHOICE_BOUND } from '../../grail/index.ts';
import { closed, given } from '../cases/schema.ts';
import { checkBy, type Checked } from './findings.ts';

const text = z.string().max(4000);

/** Answers given at the table, from the set-up on, in the words of `do` of a case: they outlive a change of the position. */
const line = closed({
  do: z.array(z.string().max(400)).max(CHOICE_BOUND),
  title: z.string().max(200).optional(),
});

const situationSchema = closed({
  given,
  note: text.optional(),
  question: text.optional(),
  answer: text.optional(),
  /** The first one is the answer as its author means it; the others were tried beside it. */
  lines: z.array(line).max(200).optional(),
  /** Where the reader stood: number of the line, and the place in it. */
  at: z.string().max(200).optional(),
});

export type SituationDocument = z.output<typeof situationSchema>;

/** Checks the value of a document of kind "situation"; whether such a table can be, the rules say (`situationProblems`). */
export const checkSituation = (value: unknown): Checked<SituationDocument> => checkBy(situationSchema, value);
