/** What the learner has of lessons and chapters; from what is kept and what a chapter asks for. */
import type { Chapter, LessonEntry } from '../lesson/format.ts';
import type { LessonProgress, Progress } from './records.ts';

export type LessonState = 'done' | 'begun' | 'new';

export const heldOf = (progress: Progress | null, lesson: string): LessonProgress | undefined =>
  progress?.lessons.find((one) => one.lesson === lesson);

export function lessonState(progress: Progress | null, lesson: string): LessonState {
  const held = heldOf(progress, lesson);
  if (held === undefined) return 'new';
  return held.done ? 'done' : 'begun';
}

export interface ChapterCheck {
  /** Closing questions right at first try. */
  right: number;
  need: number;
  /** A free turn without an illegal choice; null where the chapter asks for none. */
  free: boolean | null;
  passed: boolean;
}

/** How far a chapter's pass mark is met; null if the chapter has none yet. */
export function chapterCheck(
  progress: Progress | null,
  { id, exit, lessons }: Chapter & { lessons: readonly LessonEntry[] },
): ChapterCheck | null {
  if (exit === undefined) return null;
  const right = lessons.filter((lesson) => heldOf(progress, lesson.id)?.firstTry === true).length;
  const held = progress?.chapters.find(({ chapter }) => chapter === id);
  const free = exit.freeTurn ? (held?.freePassed ?? false) : null;
  // Once passed, a chapter stays passed.
  return {
    right,
    need: exit.quizzes,
    free,
    passed: held?.passed === true || (right >= exit.quizzes && free !== false),
  };
}

/** The lesson to go on with: the one begun last, else the first not done; null when all are done. */
export function nextLesson(progress: Progress | null, lessons: readonly LessonEntry[]): LessonEntry | null {
  const begun = lessons
    .map((lesson) => ({ lesson, held: heldOf(progress, lesson.id) }))
    .filter(({ held }) => held !== undefined && !held.done)
    .sort((a, b) => (b.held?.updated ?? 0) - (a.held?.updated ?? 0));
  return begun[0]?.lesson ?? lessons.find(({ id }) => lessonState(progress, id) === 'new') ?? null;
}
