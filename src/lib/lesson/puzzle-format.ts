/** A puzzle as the browser knows it: types only, made from the schema that the files are checked by. */
import type { z } from '../dsl/zod.ts';
import type { ByLocale } from './format.ts';
import type { misconceptions, misconceptionTexts, puzzle, puzzleText } from './puzzle-schema.ts';

export type PuzzleFacts = z.output<typeof puzzle>;
export type PuzzleText = z.output<typeof puzzleText>;

/** One puzzle with its words. */
export interface Puzzle {
  facts: PuzzleFacts;
  text: ByLocale<PuzzleText>;
}

/** What a list of puzzles needs to know of one. */
export interface PuzzleEntry {
  id: string;
  /** Lesson that it follows, and the chapter of that lesson. */
  after: string;
  chapter: number;
  again: string[];
  title: ByLocale<string>;
  task: ByLocale<string>;
}

/** A common misconception: what people think, what is so, and where to learn it. */
export type Misconception = z.output<typeof misconceptions>[number] & {
  wrong: ByLocale<string>;
  right: ByLocale<string>;
};
/** A misconception that an answer of a lesson stands for; `puzzle` is null while that is not written. */
export interface LessonMistake {
  id: string;
  lesson: string;
  puzzle: string | null;
}
export type MisconceptionTexts = z.output<typeof misconceptionTexts>;
