/** What is kept in the browser, one record a row. Plain values: they are exported as they are. */

export interface LessonProgress {
  lesson: string;
  /** Step to go on from; the number of steps = the closing question. */
  step: number;
  /** The furthest step ever reached. */
  reached: number;
  done: boolean;
  /** The closing question at its very first try, whenever that was; null before. */
  firstTry: boolean | null;
  misses: number;
  helps: number;
  started: number;
  updated: number;
}

export interface ChapterProgress {
  chapter: number;
  /** Free turns begun; the next one's table is dealt by this number. */
  freeTurns: number;
  /** A free turn without an illegal try has been played. */
  freePassed: boolean;
  passed: boolean;
  updated: number;
}

/** A wrong answer that stands for a misconception was chosen. */
export interface Mistake {
  misconception: string;
  count: number;
  updated: number;
}

export interface Setting {
  key: string;
  value: string | number | boolean;
}

/** Where a puzzle waits to come back (docs/lesson-format.md): its box, and what came of its tries. */
export interface PuzzleBox {
  puzzle: string;
  /** 0 = not met yet, 1–4 = the trays, 5 = at rest. */
  box: number;
  /** When it is due again, in ms. */
  due: number;
  /** Solved at least once without a hint. */
  clean: boolean;
  tries: number;
  updated: number;
}

/** What people make themselves. Each kind is read by its own schema; a link or a file holds one with its kind. */
export type DocumentKind = 'game' | 'situation' | 'lesson';

export interface Document {
  id: string;
  kind: DocumentKind;
  title: string;
  /** Plain JSON of that kind. */
  value: unknown;
  created: number;
  updated: number;
}

/** Everything that one export holds. */
export interface Progress {
  lessons: LessonProgress[];
  chapters: ChapterProgress[];
  mistakes: Mistake[];
  settings: Setting[];
}

export const NO_PROGRESS: Progress = { lessons: [], chapters: [], mistakes: [], settings: [] };
