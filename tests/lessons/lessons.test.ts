/** Every lesson proves itself: its script reaches its end, its wrong answers are refused or lead where it says. */
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { lessons } from '../../src/lib/content/lessons.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { faultsOf } from '../../src/lib/lesson/proof.ts';
import type { GameLesson } from '../../src/lib/lesson/format.ts';

const games = lessons.filter((lesson): lesson is GameLesson => lesson.head.machine === 'game');

describe.each(games.map((lesson) => ({ id: lesson.head.id, lesson })))('$id', ({ lesson }) => {
  test('plays to its goal, and each of its claims holds', () => {
    expect(faultsOf({ lesson, deck, roster })).toEqual([]);
  });
});

/** Misconceptions that an answer or option of a lesson stands for. */
const carried = ({ script }: GameLesson): readonly { misconception?: string | undefined }[] => [
  ...script.steps.flatMap((step): readonly { misconception?: string | undefined }[] =>
    step.at === 'quiz' ? step.options : step.wrong,
  ),
  ...script.quiz.options,
];

test.each(games.map((lesson) => ({ id: lesson.head.id, lesson })))(
  '$id offers an answer for each misconception it is about',
  ({ lesson }) => {
    const found = carried(lesson).map(({ misconception }) => misconception);
    for (const about of lesson.head.misconceptions) expect(found).toContain(about);
  },
);

/** Lessons by chapter. */
test.each([
  [1, [1, 2, 3, 4, 5]],
  [2, [1, 2, 3, 4, 5]],
  [3, [1, 2, 3, 4, 5, 6]],
  [4, [1, 2, 3, 4]],
  [5, [1, 2, 3]],
  [6, [1, 2, 3, 4]],
  [7, [1, 2, 3, 4, 5]],
  [8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [9, [1, 2, 3, 4, 5]],
])('chapter %i is written', (chapter, numbers) => {
  expect(games.filter(({ head }) => head.chapter === chapter).map(({ head }) => head.id)).toEqual(
    numbers.map((number) => `L${String(chapter)}.${String(number)}`),
  );
});
