/** What conditions in both languages share. */
import type { Condition, FactCondition } from './condition.ts';
import type { Bound, Num } from './number.ts';
import { explained, num } from './number.text.ts';
import type { Said } from './said.text.ts';
import type { Say } from './say.text.ts';

export const isFact = (condition: Condition): condition is FactCondition => 'count' in condition;
export const boundOf = (condition: object): Bound => {
  const { equals, atLeast, atMost, above, below, parity } = condition as Bound;
  return Object.fromEntries(
    Object.entries({ equals, atLeast, atMost, above, below, parity }).filter(
      ([, value]) => value !== undefined,
    ),
  );
};

/** A number that is compared: a fact stands there itself. */
export const compared = (n: Num, say: Say): Said => (typeof n === 'object' ? explained(n, say) : num(n, say));

/** Moments at which an action is under way or just over: it is "the 3rd". */
export const RUNNING = new Set([
  't1.launch',
  't2.hit',
  't2.miss',
  'attackAction.end',
  'magicAction.end',
  'specialAction.end',
]);

export type IsCondition = Extract<Condition, { is: string }>;
