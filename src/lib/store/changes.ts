/** Changes of what is kept, as pure functions: the same for the database and for memory. */
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

/** One save: any of these. */
export interface Change {
  lesson?: LessonChange;
  chapter?: ChapterChange;
  mistakes?: readonly string[];
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

export const changedMistake = (held: Mistake | undefined, misconception: string, now: number): Mistake => ({
  misconception,
  count: (held?.count ?? 0) + 1,
  updated: now,
});

/** The same changes on a plain value: what the learner has while nothing can be kept. */
export function changed(memory: Progress, change: Change, now: number): Progress {
  const { lesson, chapter } = change;
  let { lessons, chapters, mistakes } = memory;
  if (lesson) {
    const held = lessons.find((one) => one.lesson === lesson.lesson);
    lessons = [...lessons.filter((one) => one !== held), changedLesson(held, lesson, now)];
  }
  if (chapter) {
    const held = chapters.find((one) => one.chapter === chapter.chapter);
    chapters = [...chapters.filter((one) => one !== held), changedChapter(held, chapter, now)];
  }
  for (const misconception of change.mistakes ?? []) {
    const held = mistakes.find((one) => one.misconception === misconception);
    mistakes = [...mistakes.filter((one) => one !== held), changedMistake(held, misconception, now)];
  }
  return { ...memory, lessons, chapters, mistakes };
}
