/** Which symbol and whose colour an effect in front of a seat wears; told by the ids of cards and skills alone. */
import type { Element } from '$lib/grail/index.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  'holy-shield': 'shield',
  weakness: 'weakness',
  poison: 'poison',
  'magic-missile': 'missile',
};

/** Anything that is no basic card comes from a skill and lies there like a seal. */
export const effectSymbol = (name: string): string => SYMBOLS[name] ?? 'seal';

/** Skills name their element first: `water-…`. */
export function effectElement(name: string): Element | null {
  const found = /^(wind|water|fire|earth|thunder|dark|light)-/.exec(name);
  return (found?.[1] as Element | undefined) ?? null;
}
