/** Who sits where in a new game. */
import type { Character } from '$lib/grail';
import type { Roster } from '$lib/dsl/roster/roster.ts';
import { seedRandom, shuffle } from '$lib/kernel/random.ts';
import type { CharactersWanted } from './settings-form.ts';

/** By chance nobody comes twice; the same seed draws the same characters. */
export function seatCharacters(
  wanted: CharactersWanted,
  seats: number,
  seed: string,
  roster: Roster,
): Record<number, Character> | undefined {
  if (wanted === 'plain') return undefined;
  if (wanted === 'random') {
    const drawn = shuffle(seedRandom(`characters ${seed}`), [...roster.values()]).slice(0, seats);
    return Object.fromEntries(drawn.map((character, seat) => [seat, character]));
  }
  const chosen = Object.entries(wanted).flatMap(([seat, id]) => {
    const character = roster.get(id);
    return character === undefined || Number(seat) >= seats ? [] : [[seat, character] as const];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}
