/** The shape of a puzzle's files. Build and test time only, like schema.ts: the browser knows the types alone. */
import { z } from '../dsl/zod.ts';
import {
  bySeat,
  facts,
  gameAnswer,
  gameSetup,
  lessonId,
  misconception,
  puzzleId,
  rule,
  seat,
  words,
} from './schema.ts';

const line = z.array(gameAnswer).min(1);

const played = {
  line,
  /** More lines that the same words explain, such as other answers of the opponents. */
  also: z.array(line).default([]),
  shows: facts.optional(),
};
const solution = z.strictObject(played);
const nearMiss = z.strictObject({
  ...played,
  /** Given: the last answer is refused, by this §. */
  rule: rule.optional(),
});

/** content/puzzles/<id>.yaml */
export const puzzle = z.strictObject({
  id: puzzleId,
  /** The lesson that it belongs to: before that it is not asked. */
  after: lessonId,
  /** Lessons before which it is mixed in again. */
  again: z.array(lessonId).default([]),
  sections: z.array(rule).min(1),
  /** What stays as written when the puzzle comes back. */
  fixed: z.array(z.enum(['seats', 'elements'])).default([]),
  setup: gameSetup,
  /** It ends when this seat is asked for an action in a later turn, or with the game. */
  until: seat,
  /** What other seats do in their action phases. */
  others: bySeat(gameAnswer).default({}),
  goal: facts,
  solutions: z.array(solution).min(1),
  nearMisses: z.array(nearMiss).min(1),
});

/** content/puzzles/<id>.<locale>.yaml: one explanation for each solution and near miss, in their order. */
export const puzzleText = z.strictObject({
  title: words,
  task: words,
  hint: words,
  solutions: z.array(words),
  nearMisses: z.array(words),
});

/** content/puzzles/misconceptions.yaml */
export const misconceptions = z.array(
  z.strictObject({ id: misconception, lesson: lessonId, puzzle: puzzleId, sections: z.array(rule).min(1) }),
);
/** content/puzzles/misconceptions.<locale>.yaml, by id. */
export const misconceptionTexts = z.record(misconception, z.strictObject({ wrong: words, right: words }));
