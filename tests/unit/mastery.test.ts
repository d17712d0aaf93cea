/** What counts as learned, from what is kept. */
import { describe, expect, test } from 'vitest';
import { chapters } from '../../src/lib/content/lessons.ts';
import { chapterCheck, lessonState, nextLesson } from '../../src/lib/store/mastery.ts';
import { NO_PROGRESS, type LessonProgress, type Progress } from '../../src/lib/store/records.ts';

const [first] = chapters();
if (!first) throw new Error('there is no first chapter');

const held = (lesson: string, rest: Partial<LessonProgress> = {}): LessonProgress => ({
  lesson,
  step: 0,
  reached: 0,
  done: true,
  firstTry: true,
  misses: 0,
  helps: 0,
  started: 1,
  updated: 1,
  ...rest,
});
const withLessons = (...lessons: LessonProgress[]): Progress => ({ ...NO_PROGRESS, lessons });
const free = (progress: Progress, freePassed: boolean): Progress => ({
  ...progress,
  chapters: [{ chapter: 1, freeTurns: 1, freePassed, passed: false, updated: 1 }],
});

describe('chapter 1', () => {
  const four = withLessons(
    held('L1.1'),
    held('L1.2'),
    held('L1.3'),
    held('L1.4'),
    held('L1.5', { firstTry: false }),
  );

  test('is passed by four closing questions at first try and a clean free turn', () => {
    expect(chapterCheck(free(four, true), first)).toEqual({ right: 4, need: 4, free: true, passed: true });
  });

  test('is not passed by three, nor without the free turn', () => {
    const three = withLessons(held('L1.1'), held('L1.2'), held('L1.3'));
    expect(chapterCheck(free(three, true), first)?.passed).toBe(false);
    expect(chapterCheck(free(four, false), first)?.passed).toBe(false);
    expect(chapterCheck(null, first)).toEqual({ right: 0, need: 4, free: false, passed: false });
  });

  test('once passed it stays passed', () => {
    const passed: Progress = {
      ...NO_PROGRESS,
      chapters: [{ chapter: 1, freeTurns: 1, freePassed: true, passed: true, updated: 1 }],
    };
    expect(chapterCheck(passed, first)?.passed).toBe(true);
  });
});

describe('the lesson to go on with', () => {
  test('is the first one for a newcomer', () => {
    expect(nextLesson(null, first.lessons)?.id).toBe('L1.1');
  });
  test('is the one begun last', () => {
    const progress = withLessons(
      held('L1.1'),
      held('L1.3', { done: false, updated: 5 }),
      held('L1.4', { done: false, updated: 9 }),
    );
    expect(nextLesson(progress, first.lessons)?.id).toBe('L1.4');
    expect(lessonState(progress, 'L1.4')).toBe('begun');
  });
  test('is the next new one after a finished one, and none when all are done', () => {
    expect(nextLesson(withLessons(held('L1.1')), first.lessons)?.id).toBe('L1.2');
    expect(nextLesson(withLessons(...first.lessons.map(({ id }) => held(id))), first.lessons)).toBeNull();
  });
});
