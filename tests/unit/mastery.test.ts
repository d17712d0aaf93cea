/** What counts as learned, from what is kept. */
import { describe, expect, test } from 'vitest';
import { chapters } from '../../src/lib/content/lessons.ts';
import { chapterCheck, graspOf, lessonState, nextLesson, puzzlesOf } from '../../src/lib/store/mastery.ts';
import {
  NO_PROGRESS,
  type LessonProgress,
  type Progress,
  type PuzzleBox,
} from '../../src/lib/store/records.ts';

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
    expect(chapterCheck(free(four, true), first)).toEqual({
      rows: [
        { kind: 'quizzes', right: 4, need: 4 },
        { kind: 'free', right: 1, need: 1 },
      ],
      passed: true,
    });
  });

  test('is not passed by three, nor without the free turn', () => {
    const three = withLessons(held('L1.1'), held('L1.2'), held('L1.3'));
    expect(chapterCheck(free(three, true), first)?.passed).toBe(false);
    expect(chapterCheck(free(four, false), first)?.passed).toBe(false);
    expect(chapterCheck(null, first)?.rows.map(({ right }) => right)).toEqual([0, 0]);
    expect(chapterCheck(null, first)?.passed).toBe(false);
  });

  test('once passed it stays passed', () => {
    const passed: Progress = {
      ...NO_PROGRESS,
      chapters: [{ chapter: 1, freeTurns: 1, freePassed: true, passed: true, updated: 1 }],
    };
    expect(chapterCheck(passed, first)?.passed).toBe(true);
  });
});

const box = (puzzle: string, rest: Partial<PuzzleBox> = {}): PuzzleBox => ({
  puzzle,
  box: 1,
  due: 0,
  lessons: 0,
  clean: true,
  tries: 1,
  days: [],
  updated: 1,
  ...rest,
});
const chapter = (number: number) => {
  const found = chapters().find(({ id }) => id === number);
  if (!found) throw new Error(`there is no chapter ${String(number)}`);
  return found;
};

const passed = (number: number, progress: Partial<Progress>) =>
  chapterCheck({ ...NO_PROGRESS, ...progress }, chapter(number))?.passed;

describe('chapters 2 to 6', () => {
  test('2 and 3 are passed by two of three puzzles without a hint', () => {
    expect(passed(2, { boxes: [box('P01'), box('P03')] })).toBe(true);
    expect(passed(2, { boxes: [box('P01'), box('P03', { clean: false })] })).toBe(false);
    expect(passed(3, { boxes: [box('P04'), box('P06')] })).toBe(true);
    expect(passed(3, { boxes: [box('P01'), box('P03')] })).toBe(false);
  });

  test('4 by P07 and the closing questions of L4.1 and L4.2; 5 by P09 and those of L5.1 and L5.2', () => {
    const both = [held('L4.1'), held('L4.2', { firstTry: false, right: true })];
    expect(passed(4, { boxes: [box('P07')], lessons: both })).toBe(true);
    expect(passed(4, { boxes: [box('P07')], lessons: [held('L4.1')] })).toBe(false);
    expect(passed(4, { lessons: both })).toBe(false);
    expect(passed(5, { boxes: [box('P09')], lessons: [held('L5.1'), held('L5.2')] })).toBe(true);
    expect(
      passed(5, { boxes: [box('P09')], lessons: [held('L5.1'), held('L5.2', { firstTry: false })] }),
    ).toBe(false);
  });

  test('6 by P08 alone, and chapters that ask for nothing yet are not passed', () => {
    expect(passed(6, { boxes: [box('P08')] })).toBe(true);
    expect(chapterCheck(NO_PROGRESS, chapter(10))).toBeNull();
  });
});

describe('chapters 8 and 9', () => {
  const solved = (...ids: string[]) => ({ boxes: ids.map((id) => box(id)) });

  test('9 is passed by P17 and P18, both', () => {
    expect(passed(9, solved('P17', 'P18'))).toBe(true);
    expect(passed(9, solved('P17'))).toBe(false);
  });

  test('8 by four of seven puzzles, one of them of a character with 3.5 stars or more', () => {
    expect(passed(8, solved('P10', 'P12', 'P13', 'P15'))).toBe(true);
    expect(passed(8, solved('P10', 'P12', 'P16', 'P15'))).toBe(true);
    expect(passed(8, solved('P10', 'P12', 'P15'))).toBe(false);
    expect(passed(8, solved('P10', 'P12', 'P13', 'P14', 'P19'))).toBe(false);
    expect(
      chapterCheck({ ...NO_PROGRESS, ...solved('P15', 'P16') }, chapter(8))?.rows.map(({ right, need }) => [
        right,
        need,
      ]),
    ).toEqual([
      [2, 4],
      [1, 1],
    ]);
  });
});

describe('a lesson', () => {
  const of = puzzlesOf(
    'L2.4',
    [
      { id: 'P02', after: 'L2.4' },
      { id: 'P01', after: 'L2.2' },
    ],
    [
      { lesson: 'L2.4', puzzle: 'P03' },
      { lesson: 'L2.2', puzzle: 'P03' },
    ],
  );
  const with4 = (rest: Partial<LessonProgress>, ...boxes: PuzzleBox[]) =>
    graspOf({ ...withLessons(held('L2.4', rest)), boxes }, 'L2.4', of);

  test('is tried in its own puzzles and in those its misconceptions send for', () => {
    expect(of).toEqual(['P02', 'P03']);
  });
  test('is done, then understood when the closing question is right at first try', () => {
    expect(graspOf(null, 'L2.4', of)).toBe('none');
    expect(with4({ done: false })).toBe('none');
    expect(with4({ firstTry: false })).toBe('done');
    expect(with4({})).toBe('understood');
  });
  test('is mastered when its idea was right in puzzles on two different days', () => {
    expect(with4({}, box('P02', { days: [10] }), box('P03', { days: [10] }))).toBe('understood');
    expect(with4({}, box('P02', { days: [10] }), box('P03', { days: [11] }))).toBe('mastered');
    expect(with4({}, box('P01', { days: [10, 11] }))).toBe('understood');
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
