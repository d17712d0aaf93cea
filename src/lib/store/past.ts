/** An undo history as plain data: bounded when it is kept, checked when it is read. */
import type { TextEdit } from '../dsl/characters/json.ts';
import type { Past, Step } from './records.ts';

export const NO_PAST: Past = { undo: [], redo: [] };
export const MOST_STEPS = 300;
/** Characters as JSON. */
export const MOST_PAST = 1_000_000;

/** The newest steps that fit; what can be done again comes first, since it is what was just undone. */
export function boundPast(past: Past): Past {
  let steps = MOST_STEPS;
  let room = MOST_PAST;
  const newest = (list: readonly Step[]): Step[] => {
    const fits: Step[] = [];
    for (const step of [...list].reverse()) {
      const size = JSON.stringify(step).length;
      if (--steps < 0 || (room -= size) < 0) break;
      fits.unshift(step);
    }
    return fits;
  };
  const redo = newest(past.redo);
  return { undo: newest(past.undo), redo };
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const isEdit = (data: unknown): data is TextEdit => {
  const { from, to, text } = (data ?? {}) as Record<string, unknown>;
  return isPlace(from) && isPlace(to) && from <= to && typeof text === 'string';
};

/** @returns how long the text is after a step, or null where the step does not fit a text of this length */
function lengthAfter(step: unknown, length: number): number | null {
  if (!Array.isArray(step) || step.length === 0 || !step.every(isEdit)) return null;
  const inOrder = [...(step as Step)].sort((a, b) => a.from - b.from);
  const apart = inOrder.every(({ from }, index) => from >= (inOrder[index - 1]?.to ?? 0));
  if (!apart || inOrder.some(({ to }) => to > length)) return null;
  return inOrder.reduce((now, { from, to, text }) => now + text.length - (to - from), length);
}

/** @returns the steps, or null unless all of them fit, one after the other, a text of this length */
function fitting(list: unknown, length: number): Step[] | null {
  if (!Array.isArray(list) || list.length > MOST_STEPS) return null;
  let now = length;
  for (const step of [...(list as unknown[])].reverse()) {
    const after = lengthAfter(step, now);
    if (after === null) return null;
    now = after;
  }
  return list as Step[];
}

/**
 * Reads what was kept.
 * @param length of the text it belongs to
 * @returns the past; none at all where any part of it cannot be
 */
export function readPast(data: unknown, length: number): Past {
  const { undo, redo } = (data ?? {}) as Record<string, unknown>;
  const done = fitting(undo, length);
  const undone = fitting(redo, length);
  return done === null || undone === null ? NO_PAST : { undo: done, redo: undone };
}

/** The one edit that turns a text into another. */
export function stepBetween(from: string, to: string): Step {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return [{ from: start, to: from.length - end, text: to.slice(start, to.length - end) }];
}
