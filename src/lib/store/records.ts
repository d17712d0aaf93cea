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

/** Everything that one export holds. */
export interface Progress {
  lessons: LessonProgress[];
  chapters: ChapterProgress[];
  mistakes: Mistake[];
  settings: Setting[];
}

export const NO_PROGRESS: Progress = { lessons: [], chapters: [], mistakes: [], settings: [] };
