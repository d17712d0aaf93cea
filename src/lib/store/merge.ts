/** Two records of the same thing (two tabs, or a file and the browser) become one that loses nothing. */
import { withDay } from './boxes.ts';
import type { ChapterProgress, LessonProgress, Mistake, Progress, PuzzleBox, Setting } from './records.ts';

/** The later one says where to go on; what was ever reached, done or answered stays. */
export function mergeLesson(a: LessonProgress, b: LessonProgress): LessonProgress {
  const [early, late] = a.updated <= b.updated ? [a, b] : [b, a];
  return {
    lesson: a.lesson,
    step: late.step,
    reached: Math.max(a.reached, b.reached),
    done: a.done || b.done,
    firstTry: early.firstTry ?? late.firstTry,
    ...(a.right === true || b.right === true ? { right: true } : {}),
    misses: Math.max(a.misses, b.misses),
    helps: Math.max(a.helps, b.helps),
    started: Math.min(a.started, b.started),
    updated: late.updated,
  };
}

export const mergeChapter = (a: ChapterProgress, b: ChapterProgress): ChapterProgress => ({
  chapter: a.chapter,
  freeTurns: Math.max(a.freeTurns, b.freeTurns),
  freePassed: a.freePassed || b.freePassed,
  passed: a.passed || b.passed,
  updated: Math.max(a.updated, b.updated),
});

/** The later one says what is left of it. */
const mergeMistake = (a: Mistake, b: Mistake): Mistake => ({
  ...(a.updated <= b.updated ? b : a),
  count: Math.max(a.count, b.count),
});

/** The later one says where it waits; what was ever solved stays. */
export const mergeBox = (a: PuzzleBox, b: PuzzleBox): PuzzleBox => ({
  ...(a.updated <= b.updated ? b : a),
  clean: a.clean || b.clean,
  tries: Math.max(a.tries, b.tries),
  days: [...a.days, ...b.days].reduce(withDay, [] as number[]),
});

function mergeList<T>(
  ours: readonly T[],
  theirs: readonly T[],
  keyOf: (one: T) => unknown,
  merge: (a: T, b: T) => T,
): T[] {
  const merged = new Map(ours.map((one) => [keyOf(one), one]));
  for (const one of theirs) {
    const held = merged.get(keyOf(one));
    merged.set(keyOf(one), held === undefined ? one : merge(held, one));
  }
  return [...merged.values()];
}

/** `ours` with everything of `theirs` taken in; settings of our own win. */
export function mergeProgress(ours: Progress, theirs: Progress): Progress {
  return {
    lessons: mergeList(ours.lessons, theirs.lessons, ({ lesson }) => lesson, mergeLesson),
    chapters: mergeList(ours.chapters, theirs.chapters, ({ chapter }) => chapter, mergeChapter),
    mistakes: mergeList(ours.mistakes, theirs.mistakes, ({ misconception }) => misconception, mergeMistake),
    settings: mergeList<Setting>(
      ours.settings,
      theirs.settings,
      ({ key }) => key,
      (held) => held,
    ),
    boxes: mergeList(ours.boxes, theirs.boxes, ({ puzzle }) => puzzle, mergeBox),
  };
}
