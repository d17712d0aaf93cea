/** What lies in front of characters (§22), asked by name. */
import type { Placed, SeatId } from './board.ts';
import type { Game } from './game.ts';
import { seatOf } from './changes.ts';
import { isForbidden } from '../effects/rules.ts';
import type { CardName } from './cards.ts';

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

/** §8.2, §22.2: whether a basic card of that name may be laid in front of the seat; Poison may lie there several times. */
export function mayReceive(game: Game, seat: SeatId, name: CardName): boolean {
  if (isForbidden(game, seat, 'receive-basic')) return false;
  if (name === 'poison' && game.rules.config.poisonStacks) return true;
  return findPlaced(game, seat, name) === null;
}
