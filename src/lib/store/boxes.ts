/**
 * When puzzles come back: four trays with longer and longer waits. All pure; the present is passed in.
 * Solved at first try: one box up. A miss: back to box 1. After box 4 a puzzle rests.
 */
import type { LessonProgress, PuzzleBox, Progress } from './records.ts';

const DAY = 86_400_000;
/** Days of waiting by box; 0 is a puzzle not met yet, 5 one that rests. */
export const WAITS = [0, 1, 3, 7, 21] as const;
const REST = 5;
/** Box 1 comes back after so many more lessons even on the same day. */
const LESSONS = 2;
/** Days of right answers that are remembered: more are never asked for. */
const REMEMBERED = 5;

/** The day of a moment by the learner's own clock, as a number that counts days. */
export const dayOf = (now: number): number =>
  Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / DAY);

/** The beginning of the day, so many days on: what is due "tomorrow" is there in the morning. */
function morning(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** What came of a puzzle. */
export interface PuzzleTry {
  puzzle: string;
  /** `queued`: not played; a misconception has sent it to box 1. */
  result: 'solved' | 'missed' | 'queued';
  /** Nothing came of it before in this sitting. */
  first: boolean;
  hint: boolean;
}

const waiting = (box: number, lessons: number, now: number) =>
  box >= REST ? { box: REST, due: 0, lessons } : { box, due: morning(now, WAITS[box] ?? 0), lessons };

/** Adds a day once, and forgets the oldest of many. */
export const withDay = (days: readonly number[], day: number): number[] =>
  [...new Set([...days, day])].sort((a, b) => a - b).slice(-REMEMBERED);

/** Whether a boxed puzzle is to be asked now. */
export const isDue = ({ box, due, lessons }: PuzzleBox, lessonsDone: number, now: number): boolean =>
  box >= 1 && box < REST && (now >= due || (box === 1 && lessonsDone >= lessons + LESSONS));

function movedTo(held: PuzzleBox, { result, first, hint }: PuzzleTry, lessonsDone: number, now: number) {
  const at = Math.max(1, held.box);
  if (result === 'queued' && held.box === 1) return {};
  if (result !== 'solved') return waiting(1, lessonsDone, now);
  // What was missed a minute ago is in box 1 already; what is played before it is due waits on where it is.
  if (!first || (held.box > 0 && !isDue(held, lessonsDone, now))) return {};
  return waiting(hint ? at : held.box + 1, lessonsDone, now);
}

/** A puzzle's box after a try. */
export function changedBox(
  held: PuzzleBox | undefined,
  made: PuzzleTry,
  lessonsDone: number,
  now: number,
): PuzzleBox {
  const { puzzle, result, first, hint } = made;
  const before = held ?? {
    puzzle,
    box: 0,
    due: 0,
    lessons: 0,
    clean: false,
    tries: 0,
    days: [],
    updated: now,
  };
  const clean = result === 'solved' && !hint;
  return {
    ...before,
    ...movedTo(before, made, lessonsDone, now),
    clean: before.clean || clean,
    tries: before.tries + (first && result !== 'queued' ? 1 : 0),
    days: clean && first ? withDay(before.days, dayOf(now)) : before.days,
    updated: Math.max(now, before.updated),
  };
}

export const boxOf = (progress: Progress | null, puzzle: string): PuzzleBox | undefined =>
  progress?.boxes.find((one) => one.puzzle === puzzle);

export const lessonsDone = (progress: Progress | null): number =>
  progress?.lessons.filter(countsAsDone).length ?? 0;

/** Where the progress of lessons stands that people made: beside the course, by what is in them. */
export const OWN_LESSON = 'own:';

/** Lessons of the course count; those that people made are kept, but bring no puzzle back. */
export const countsAsDone = ({ lesson, done }: Pick<LessonProgress, 'lesson' | 'done'>): boolean =>
  done && !lesson.startsWith(OWN_LESSON);
