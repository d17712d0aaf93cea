/** What a lesson leads on to: known when the site is built. */
import type { LessonEntry } from '$lib/lesson/format.ts';
import type { LessonMistake, PuzzleEntry } from '$lib/lesson/puzzle-format.ts';

export interface LessonFollow {
  /** The next lesson of the course, in this chapter or the one after; null after the last. */
  next: LessonEntry | null;
  /** Puzzles that belong to the lesson. */
  puzzles: PuzzleEntry[];
  /** Misconceptions that its wrong answers stand for. */
  mistakes: LessonMistake[];
}
