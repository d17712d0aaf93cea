/**
 * The one seeded generator (design: same seed + same choices → same game).
 * sfc32 (public domain, C. Doty-Humphrey): four 32-bit words, kept inside the board as plain numbers.
 */
export type RandomState = [number, number, number, number];

/** Spreads a seed of any length over the four words; the same text always gives the same state. */
export function seedRandom(seed: string | number): RandomState {
  let h = 0x9e3779b9;
  for (const character of String(seed)) {
    h = Math.imul(h ^ (character.codePointAt(0) as number), 0x85ebca6b);
    h = (h << 13) | (h >>> 19);
  }
  const state: RandomState = [h >>> 0, Math.imul(h, 0xc2b2ae35) >>> 0, (h ^ 0x5bd1e995) >>> 0, 1];
  for (let i = 0; i < 12; i++) nextUint(state);
  return state;
}

/** The next unsigned 32-bit number; advances `state`. */
export function nextUint(state: RandomState): number {
  const sum = (((state[0] + state[1]) | 0) + state[3]) | 0;
  state[3] = (state[3] + 1) >>> 0;
  state[0] = (state[1] ^ (state[1] >>> 9)) >>> 0;
  state[1] = (state[2] + (state[2] << 3)) >>> 0;
  state[2] = (((state[2] << 21) | (state[2] >>> 11)) + sum) >>> 0;
  return sum >>> 0;
}

/** A whole number from 0 to `below` − 1, each equally likely (`below` ≥ 1). */
export function randomInt(state: RandomState, below: number): number {
  const limit = 0x100000000 - (0x100000000 % below);
  let value = nextUint(state);
  while (value >= limit) value = nextUint(state);
  return value % below;
}

/** Fisher–Yates in place; returns the same array. */
export function shuffle<T>(state: RandomState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomInt(state, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}
