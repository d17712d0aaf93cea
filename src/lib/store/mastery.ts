/** What the learner has of lessons and chapters; from what is kept and what a chapter asks for. */
import { heldOf } from './held.ts';
import type { Chapter, LessonEntry } from '../lesson/format.ts';
import type { Misconception, PuzzleEntry } from '../lesson/puzzle-format.ts';
import { boxOf } from './boxes.ts';
import type { LessonProgress, Progress } from './records.ts';

export type LessonState = 'done' | 'begun' | 'new';

export function lessonState(progress: Progress | null, lesson: string): LessonState {
  const held = heldOf(progress, lesson);
  if (held === undefined) return 'new';
  return held.done ? 'done' : 'begun';
}

/** What the learner has of a lesson's idea, beyond having played it. */
export type Grasp = 'none' | 'done' | 'understood' | 'mastered';

/** Days on which a lesson's idea must have been right to be mastered. */
const MASTERED = 2;

/**
 * done = played to the end; understood = the closing question right at first try; mastered = its idea right in a puzzle
 * on two different days. `puzzles`: those of the lesson, by id.
 */
export function graspOf(progress: Progress | null, lesson: string, puzzles: readonly string[]): Grasp {
  const held = heldOf(progress, lesson);
  if (held?.done !== true) return 'none';
  const days = new Set(puzzles.flatMap((puzzle) => boxOf(progress, puzzle)?.days ?? []));
  if (days.size >= MASTERED) return 'mastered';
  return isRight(held) ? 'understood' : 'done';
}

/** Puzzles in which a lesson's idea is tried: those after it, and those that its misconceptions send for. */
export const puzzlesOf = (
  lesson: string,
  puzzles: readonly Pick<PuzzleEntry, 'id' | 'after'>[],
  rows: readonly Pick<Misconception, 'lesson' | 'puzzle'>[],
): string[] => [
  ...new Set([
    ...puzzles.filter(({ after }) => after === lesson).map(({ id }) => id),
    ...rows.filter((row) => row.lesson === lesson).map(({ puzzle }) => puzzle),
  ]),
];

/** The closing question right, the first time or in a later sitting. */
const isRight = (held: LessonProgress | undefined): boolean =>
  held?.firstTry === true || held?.right === true;

/** One thing that a chapter asks for. */
export type CheckRow =
  | { kind: 'quizzes' | 'questions'; right: number; need: number }
  | { kind: 'puzzles'; right: number; need: number; of: readonly string[] }
  | { kind: 'free'; right: number; need: number };

export interface ChapterCheck {
  rows: CheckRow[];
  passed: boolean;
}

/** How far a chapter's pass mark is met; null if the chapter has none yet. */
export function chapterCheck(
  progress: Progress | null,
  { id, exit, lessons }: Chapter & { lessons: readonly LessonEntry[] },
): ChapterCheck | null {
  if (exit === undefined) return null;
  const held = progress?.chapters.find(({ chapter }) => chapter === id);
  const rows: CheckRow[] = [];
  if (exit.quizzes !== undefined) {
    const right = lessons.filter((lesson) => heldOf(progress, lesson.id)?.firstTry === true).length;
    rows.push({ kind: 'quizzes', right, need: exit.quizzes });
  }
  if (exit.questions !== undefined) {
    const right = exit.questions.filter((lesson) => isRight(heldOf(progress, lesson))).length;
    rows.push({ kind: 'questions', right, need: exit.questions.length });
  }
  if (exit.puzzles !== undefined) {
    const { of, need, oneOf = [] } = exit.puzzles;
    const solved = (list: readonly string[]) =>
      list.filter((one) => boxOf(progress, one)?.clean === true).length;
    rows.push({ kind: 'puzzles', right: solved(of), need, of });
    if (oneOf.length > 0)
      rows.push({ kind: 'puzzles', right: Math.min(solved(oneOf), 1), need: 1, of: oneOf });
  }
  if (exit.freeTurn === true) rows.push({ kind: 'free', right: held?.freePassed === true ? 1 : 0, need: 1 });
  // Once passed, a chapter stays passed.
  return { rows, passed: held?.passed === true || rows.every(({ right, need }) => right >= need) };
}

/** Whether a free turn without an illegal choice has been played in this chapter. */
export const isFreePassed = (progress: Progress | null, chapter: number): boolean =>
  progress?.chapters.find((one) => one.chapter === chapter)?.freePassed === true;

/** The lesson to go on with: the one begun last, else the first not done; null when all are done. */
export function nextLesson(progress: Progress | null, lessons: readonly LessonEntry[]): LessonEntry | null {
  const begun = lessons
    .map((lesson) => ({ lesson, held: heldOf(progress, lesson.id) }))
    .filter(({ held }) => held !== undefined && !held.done)
    .sort((a, b) => (b.held?.updated ?? 0) - (a.held?.updated ?? 0));
  return begun[0]?.lesson ?? lessons.find(({ id }) => lessonState(progress, id) === 'new') ?? null;
}
