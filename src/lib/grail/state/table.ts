/** What lies in front of characters (§22), asked by name. */
import type { Placed, SeatId } from './board.ts';
import type { Game } from './game.ts';
import { seatOf } from './changes.ts';
import { isForbidden } from '../effects/rules/query.ts';

/** §8.2: an effect that may be used as the named one counts as the same name. */
export function actsAs(placed: Placed, name: string): boolean {
  return placed.name === name || placed.countsAs === name;
}

/** The first placed card of that name in front of a seat, or null. */
export function findPlaced(game: Game, seat: SeatId, name: string): Placed | null {
  const { table } = seatOf(game, seat);
  for (const placed of table) if (actsAs(placed, name)) return placed;
  return null;
}

/** §8.2, §22.2: why a basic card may not be laid in front of the seat; Poison may lie there several times (D3). */
export function placeRefusal(
  game: Game,
  seat: SeatId,
  name: string,
): 'cannotReceiveBasic' | 'sameEffectLies' | null {
  if (isForbidden(game, seat, 'receive-basic')) return 'cannotReceiveBasic';
  if (name === 'poison' && game.rules.config.poisonStacks) return null;
  return findPlaced(game, seat, name) === null ? null : 'sameEffectLies';
}

export function mayReceive(game: Game, seat: SeatId, name: string): boolean {
  return placeRefusal(game, seat, name) === null;
}
