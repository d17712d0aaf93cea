/** Who sits where in many games: some always, the others drawn for each game. */
import type { Character } from '../grail/index.ts';
import { shuffle, type RandomState } from '../kernel/random.ts';

export interface LineUp {
  /** Take part in every game. */
  fixed: readonly Character[];
  /** Fill the other seats, drawn anew for each game; empty: those seats are plain. */
  pool: readonly Character[];
}

/** Characters by seat for one game; nobody sits there twice (§2.4). */
export function seated(
  { fixed, pool }: LineUp,
  players: number,
  random: RandomState,
): Record<number, Character> {
  const always = new Set(fixed.map(({ id }) => id));
  const others = shuffle(
    random,
    pool.filter(({ id }) => !always.has(id)),
  );
  const seats = shuffle(
    random,
    Array.from({ length: players }, (_, seat) => seat),
  );
  const chosen = [...fixed, ...others].slice(0, players);
  return Object.fromEntries(chosen.map((character, at) => [seats[at] ?? 0, character]));
}
