/** What a step did, under the name it was given; in a loop it collects. */
import type { EffectData } from '../state/frames.ts';
import { bind, type Names } from './names.ts';

/** Adds the cards of a step to its name. */
export type CollectCards = (frame: EffectData, cards: readonly number[]) => void;
/** Adds the numbers of a step, each to the one at its place. */
export type CollectNumbers = (frame: EffectData, ...numbers: number[]) => void;

export function cardsResult(name: string | undefined, names: Names): CollectCards {
  if (name === undefined) return () => undefined;
  bind(names, name, 'cards');
  return (frame, cards) => {
    frame.slots[name] = [...(frame.slots[name] ?? []), ...cards];
  };
}

export function numbersResult(name: string | undefined, names: Names): CollectNumbers {
  if (name === undefined) return () => undefined;
  bind(names, name, 'result');
  return (frame, ...numbers) => {
    const before = frame.slots[name] ?? [];
    frame.slots[name] = numbers.map((number, at) => (before[at] ?? 0) + number);
  };
}
