/** Who sits where in a new game. */
import type { Character } from '$lib/grail';
import type { Roster } from '$lib/dsl/roster/roster.ts';
import { chancePool, NO_HOMEBREW, withOwn, type Homebrew } from '$lib/features/table/homebrew.ts';
import { seedRandom, shuffle } from '$lib/kernel/random.ts';
import type { CharactersWanted } from './settings-form.ts';

/** By chance nobody comes twice; the same seed draws the same characters. */
export function seatCharacters(
  wanted: CharactersWanted,
  seats: number,
  seed: string,
  roster: Roster,
  homebrew: Homebrew = NO_HOMEBREW,
): Record<number, Character> | undefined {
  if (wanted === 'plain') return undefined;
  if (wanted === 'random') {
    const drawn = shuffle(seedRandom(`characters ${seed}`), chancePool(roster, homebrew)).slice(0, seats);
    return Object.fromEntries(drawn.map((character, seat) => [seat, character]));
  }
  const known = withOwn(roster, homebrew);
  const chosen = Object.entries(wanted).flatMap(([seat, id]) => {
    const character = known.get(id);
    return character === undefined || Number(seat) >= seats ? [] : [[seat, character] as const];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}
