/** Every lesson proves itself: its script reaches its end, its wrong answers are refused or lead where it says. */
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { lessons } from '../../src/lib/content/lessons.ts';
import { faultsOf } from '../../src/lib/lesson/proof.ts';
import type { GameLesson } from '../../src/lib/lesson/format.ts';

const games = lessons.filter((lesson): lesson is GameLesson => lesson.head.machine === 'game');

describe.each(games.map((lesson) => ({ id: lesson.head.id, lesson })))('$id', ({ lesson }) => {
  test('plays to its goal, and each of its claims holds', () => {
    expect(faultsOf({ lesson, deck })).toEqual([]);
  });
});

test('chapter 1 is written', () => {
  expect(games.filter(({ head }) => head.chapter === 1).map(({ head }) => head.id)).toEqual([
    'L1.1',
    'L1.2',
    'L1.3',
    'L1.4',
    'L1.5',
  ]);
});
