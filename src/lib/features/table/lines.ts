/** Lines of choices of one game: the game as it went, and what was tried out from places in it. */
import type { Choice } from '$lib/grail';
import { FIRST_STOP, type Cursor } from '$lib/kernel/timeline.ts';

export interface Line {
  choices: readonly Choice[];
  /** Index of the line it was tried out from; null for the game itself. */
  parent: number | null;
  /** Choices that it shares with its parent. */
  at: number;
  /** The place in its parent to come back to. */
  leftAt: Cursor;
  /** A name, where a ruling or its author gives one. */
  title?: string;
}

/** The game itself as the only line. */
export const mainLine = (choices: readonly Choice[]): Line[] => [
  { choices, parent: null, at: 0, leftAt: FIRST_STOP },
];

const EMPTY: Line = { choices: [], parent: null, at: 0, leftAt: FIRST_STOP };

export const lineOf = (lines: readonly Line[], index: number): Line => lines[index] ?? lines[0] ?? EMPTY;

/** Whether two answers are the same. Answers are small plain values with their keys in the order of their kind. */
export const samePart = (a: Choice | undefined, b: Choice): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const withChoice = (lines: readonly Line[], index: number, choice: Choice): Line[] =>
  lines.map((line, at) => (at === index ? { ...line, choices: [...line.choices, choice] } : line));

/** A new line that leaves another at a place. */
export function forked(lines: readonly Line[], from: number, leftAt: Cursor, choice: Choice): Line[] {
  const choices = [...lineOf(lines, from).choices.slice(0, leftAt.step), choice];
  return [...lines, { choices, parent: from, at: leftAt.step, leftAt }];
}

/** Lines other than the first that start from the same set-up: the alternatives of a ruling. */
export function alternatives(
  main: readonly Choice[],
  others: readonly { title?: string; choices: readonly Choice[] }[],
): Line[] {
  return [
    ...mainLine(main),
    ...others.map(({ title, choices }): Line => {
      const parts = choices.findIndex((choice, index) => !samePart(main[index], choice));
      const at = parts < 0 ? choices.length : parts;
      return {
        choices,
        parent: 0,
        at,
        leftAt: { step: at, event: null },
        ...(title === undefined ? {} : { title }),
      };
    }),
  ];
}
