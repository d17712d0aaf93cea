/** Changes of what is kept, as pure functions: the same for the database and for memory. */
import { changedBox, dayOf, lessonsDone, withDay, type PuzzleTry } from './boxes.ts';
import { mergeChapter, mergeLesson } from './merge.ts';
import type { ChapterProgress, LessonProgress, Mistake, Progress } from './records.ts';

/** What happened in a lesson since the last save. */
export interface LessonChange {
  lesson: string;
  step: number;
  done?: boolean;
  firstTry?: boolean | null;
  /** Misses and helps since the last save, not in all. */
  misses?: number;
  helps?: number;
}

export interface ChapterChange {
  chapter: number;
  freeTurns?: number;
  freePassed?: boolean;
  passed?: boolean;
}

/** What an answer says of a misconception. */
export interface MistakeChange {
  misconception: string;
  /** `made`: it was fallen for. `right`: answered rightly. `asked`: its question has been put, rightly answered or not. */
  what: 'made' | 'right' | 'asked';
}

/** One save: any of these. */
export interface Change {
  lesson?: LessonChange;
  chapter?: ChapterChange;
  mistakes?: readonly MistakeChange[];
  tries?: readonly PuzzleTry[];
}

export function changedLesson(
  held: LessonProgress | undefined,
  change: LessonChange,
  now: number,
): LessonProgress {
  const before = held ?? {
    lesson: change.lesson,
    step: 0,
    reached: 0,
    done: false,
    firstTry: null,
    misses: 0,
    helps: 0,
    started: now,
    updated: now,
  };
  return mergeLesson(before, {
    ...before,
    step: change.step,
    reached: change.step,
    done: change.done ?? false,
    firstTry: change.firstTry ?? null,
    ...(before.right === true || change.firstTry === true ? { right: true } : {}),
    misses: before.misses + (change.misses ?? 0),
    helps: before.helps + (change.helps ?? 0),
    updated: Math.max(now, before.updated),
  });
}

export function changedChapter(
  held: ChapterProgress | undefined,
  change: ChapterChange,
  now: number,
): ChapterProgress {
  const before = held ?? {
    chapter: change.chapter,
    freeTurns: 0,
    freePassed: false,
    passed: false,
    updated: now,
  };
  return mergeChapter(before, {
    ...before,
    freeTurns: before.freeTurns + (change.freeTurns ?? 0),
    freePassed: change.freePassed ?? false,
    passed: change.passed ?? false,
    updated: now,
  });
}

/** A misconception fallen for is asked about again; a right answer counts once a day, and only where it was fallen for. */
export function changedMistake(
  held: Mistake | undefined,
  { misconception, what }: MistakeChange,
  now: number,
): Mistake | undefined {
  const before = held ?? { misconception, count: 0, updated: now };
  if (what === 'made') return { ...before, count: before.count + 1, asks: true, days: [], updated: now };
  if (held === undefined) return undefined;
  if (what === 'asked') return { ...before, asks: false, updated: now };
  return { ...before, days: withDay(before.days ?? [], dayOf(now)), updated: now };
}

/** A list with one record changed; records that come to nothing are not added. */
function replaced<T>(list: readonly T[], held: T | undefined, made: T | undefined): T[] {
  const rest = list.filter((one) => one !== held);
  return made === undefined ? rest : [...rest, made];
}

/** The same changes on a plain value: what the learner has while nothing can be kept. */
export function changed(memory: Progress, change: Change, now: number): Progress {
  const { lesson, chapter } = change;
  let { lessons, chapters, mistakes, boxes } = memory;
  if (lesson) {
    const held = lessons.find((one) => one.lesson === lesson.lesson);
    lessons = replaced(lessons, held, changedLesson(held, lesson, now));
  }
  if (chapter) {
    const held = chapters.find((one) => one.chapter === chapter.chapter);
    chapters = replaced(chapters, held, changedChapter(held, chapter, now));
  }
  for (const made of change.mistakes ?? []) {
    const held = mistakes.find((one) => one.misconception === made.misconception);
    mistakes = replaced(mistakes, held, changedMistake(held, made, now));
  }
  for (const made of change.tries ?? []) {
    const held = boxes.find((one) => one.puzzle === made.puzzle);
    boxes = replaced(boxes, held, changedBox(held, made, lessonsDone({ ...memory, lessons }), now));
  }
  return { ...memory, lessons, chapters, mistakes, boxes };
}
