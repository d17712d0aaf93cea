/** A situation somebody built: the position as cases write it, a note, and what is asked about it. */
import { z } from 'zod';
import { closed, given } from '../cases/schema.ts';
import { checkBy, type Checked } from './findings.ts';

const text = z.string().max(4000);

const situationSchema = closed({
  given,
  note: text.optional(),
  question: text.optional(),
  answer: text.optional(),
});

export type SituationDocument = z.output<typeof situationSchema>;

/** Checks the value of a document of kind "situation"; whether such a table can be, the rules say (`situationProblems`). */
export const checkSituation = (value: unknown): Checked<SituationDocument> => checkBy(situationSchema, value);
