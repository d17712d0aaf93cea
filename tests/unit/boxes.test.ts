/** When puzzles come back, and what a review asks. */
import { describe, expect, test } from 'vitest';
import { misconceptions, puzzleEntries } from '../../src/lib/content/puzzles.ts';
import { changedBox, dayOf, isDue, type PuzzleTry } from '../../src/lib/store/boxes.ts';
import { changed } from '../../src/lib/store/changes.ts';
import {
  NO_PROGRESS,
  type LessonProgress,
  type Progress,
  type PuzzleBox,
} from '../../src/lib/store/records.ts';
import { cardsBefore, dueBoxes, isStruckOut, puzzleOfDay, sessionCards } from '../../src/lib/store/review.ts';

/** Noon of a day, by the clock of whoever runs this. */
const at = (day: number, hour = 12): number => new Date(2026, 0, day, hour).getTime();
const solved: PuzzleTry = { puzzle: 'P01', result: 'solved', first: true, hint: false };
const missed: PuzzleTry = { ...solved, result: 'missed' };
const box = (puzzle: string, rest: Partial<PuzzleBox> = {}): PuzzleBox => ({
  puzzle,
  box: 1,
  due: at(2),
  lessons: 0,
  clean: true,
  tries: 1,
  days: [],
  updated: 1,
  ...rest,
});

describe('a puzzle', () => {
  test('climbs a box with each solution at first try, waits 1, 3, 7 and 21 days, and then rests', () => {
    let now = at(1);
    let held: PuzzleBox | undefined;
    const waits: number[] = [];
    for (const wanted of [1, 2, 3, 4]) {
      held = changedBox(held, solved, 0, now);
      expect(held.box).toBe(wanted);
      waits.push(dayOf(held.due) - dayOf(now));
      expect(isDue(held, 0, held.due - 1)).toBe(false);
      expect(isDue(held, 0, held.due)).toBe(true);
      now = held.due;
    }
    expect(waits).toEqual([1, 3, 7, 21]);
    held = changedBox(held, solved, 0, now);
    expect(held).toMatchObject({ box: 5, tries: 5 });
    expect(isDue(held, 99, at(400))).toBe(false);
  });

  test('falls back to box 1 with a miss, from any box', () => {
    for (const from of [0, 1, 3, 4, 5])
      expect(changedBox(box('P01', { box: from }), missed, 7, at(3))).toMatchObject({ box: 1, lessons: 7 });
  });

  test('in box 1 comes back after two more lessons, or on the next day', () => {
    const held = changedBox(undefined, missed, 4, at(1));
    expect(isDue(held, 5, at(1, 20))).toBe(false);
    expect(isDue(held, 6, at(1, 20))).toBe(true);
    expect(isDue(held, 4, at(2, 0))).toBe(true);
    expect(isDue(box('P01', { box: 2, due: at(9) }), 99, at(8))).toBe(false);
  });

  test('solved only after a miss stays in box 1, and counts as one sitting', () => {
    const held = changedBox(changedBox(undefined, missed, 0, at(1)), { ...solved, first: false }, 0, at(1));
    expect(held).toMatchObject({ box: 1, tries: 1, clean: true, days: [] });
  });

  test('solved with a hint comes back as soon as before, and is not clean', () => {
    const held = changedBox(
      box('P01', { box: 2, due: at(2), clean: false }),
      { ...solved, hint: true },
      0,
      at(2),
    );
    expect(held).toMatchObject({ box: 2, clean: false, days: [] });
    expect(dayOf(held.due) - dayOf(at(2))).toBe(3);
  });

  test('played before it is due it climbs no further', () => {
    const held = changedBox(undefined, solved, 0, at(1));
    expect(changedBox(held, solved, 0, at(1, 13))).toMatchObject({ box: 1, due: held.due, tries: 2 });
  });

  test('sent by a misconception it waits in box 1 and has not been tried', () => {
    const queued = changedBox(undefined, { ...solved, result: 'queued' }, 3, at(1));
    expect(queued).toMatchObject({ box: 1, tries: 0, clean: false, lessons: 3 });
    expect(changedBox(queued, { ...solved, result: 'queued' }, 9, at(2))).toMatchObject({ due: queued.due });
  });
});

const content = { puzzles: puzzleEntries(), rows: misconceptions() };
const done = (lesson: string): LessonProgress => ({
  lesson,
  step: 0,
  reached: 0,
  done: true,
  firstTry: true,
  misses: 0,
  helps: 0,
  started: 1,
  updated: 1,
});
const having = (boxes: PuzzleBox[], rest: Partial<Progress> = {}): Progress => ({
  ...NO_PROGRESS,
  boxes,
  ...rest,
});
const ids = (cards: readonly object[]) => cards.map((card) => ('puzzle' in card ? card.puzzle : card));

describe('a review', () => {
  const many = having(
    ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07'].map((id, index) => box(id, { due: at(10 - index) })),
  );

  test('asks the longest due first: three before a lesson, six in a session', () => {
    expect(ids(cardsBefore(many, 'L9.9', content, at(20)))).toEqual(['P07', 'P06', 'P05']);
    expect(ids(sessionCards(many, content, at(20)))).toEqual(['P07', 'P06', 'P05', 'P04', 'P03', 'P02']);
  });

  test('asks nothing before a lesson while nothing is due', () => {
    expect(cardsBefore(many, 'L9.9', content, at(3))).toEqual([]);
    expect(dueBoxes(null, content.puzzles, at(3))).toEqual([]);
  });

  test('a session alone fills up with what is due soonest, and last with what rests', () => {
    const progress = having([
      box('P01', { box: 5, due: 0 }),
      box('P02', { due: at(9) }),
      box('P03', { due: at(1) }),
    ]);
    expect(ids(sessionCards(progress, content, at(5)))).toEqual(['P03', 'P02', 'P01']);
  });

  test('mixes a puzzle in again before the lessons of its list (P01: L3.2, L5.2)', () => {
    const progress = having([box('P01', { box: 3, due: at(90) })]);
    expect(ids(cardsBefore(progress, 'L3.2', content, at(5)))).toEqual(['P01']);
    expect(ids(cardsBefore(progress, 'L3.3', content, at(5)))).toEqual([]);
  });

  test('does not ask a puzzle whose lesson is still to come', () => {
    const queued = having([box('P09', { tries: 0 })]);
    expect(dueBoxes(queued, content.puzzles, at(9))).toEqual([]);
    expect(dueBoxes({ ...queued, lessons: [done('L5.1')] }, content.puzzles, at(9))).toHaveLength(1);
  });
});

describe('a misconception', () => {
  const made = (progress: Progress, what: 'made' | 'right' | 'asked', now: number) =>
    changed(progress, { mistakes: [{ misconception: 'M05', what }] }, now);
  const fallen = made({ ...NO_PROGRESS, lessons: [done('L2.4')] }, 'made', at(1));
  const question = { kind: 'question', misconception: 'M05', lesson: 'L2.4' };

  test('has its closing question asked once before the next lesson', () => {
    expect(cardsBefore(fallen, 'L2.5', content, at(1))).toEqual([question]);
    expect(cardsBefore(made(fallen, 'asked', at(1)), 'L2.5', content, at(1))).toEqual([]);
  });

  test('of a lesson not yet finished waits for it: it will ask by itself', () => {
    expect(cardsBefore({ ...fallen, lessons: [] }, 'L2.5', content, at(1))).toEqual([]);
  });

  test('two of one lesson ask its question once', () => {
    const both = changed(fallen, { mistakes: [{ misconception: 'M06', what: 'made' }] }, at(1));
    expect(cardsBefore(both, 'L2.5', content, at(1))).toEqual([question]);
  });

  test('is struck out by three right answers on different days, and back with the next wrong one', () => {
    const twice = made(made(fallen, 'right', at(2)), 'right', at(2, 20));
    const three = made(made(twice, 'right', at(3)), 'right', at(5));
    const [early] = made(twice, 'right', at(3)).mistakes;
    expect(early && isStruckOut(early)).toBe(false);
    const [late] = three.mistakes;
    expect(late && isStruckOut(late)).toBe(true);
    const [again] = made(three, 'made', at(6)).mistakes;
    expect(again).toMatchObject({ count: 2, days: [], asks: true });
  });
});

describe('the puzzle of the day', () => {
  test('is one of the lessons done, the same all day, and none for a newcomer', () => {
    const progress = { ...NO_PROGRESS, lessons: [done('L2.2'), done('L2.4')] };
    const days = Array.from({ length: 6 }, (_, day) => puzzleOfDay(progress, content.puzzles, day)?.id);
    expect(days).toEqual(['P01', 'P02', 'P03', 'P01', 'P02', 'P03']);
    expect(puzzleOfDay(NO_PROGRESS, content.puzzles, 3)).toBeNull();
  });
});
