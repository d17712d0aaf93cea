/** Cards that lie before characters (§22), as effects name them. */
import type { Placed, SeatId } from '../state/board.ts';
import { seatOf } from '../state/changes.ts';
import { turnOrder, type Game } from '../state/game.ts';

export interface Lying {
  seat: SeatId;
  placed: Placed;
}

/** The card of that id that `by` laid: the one before `holder`, else the first in seat order (§21.3). */
export function lyingCalled(game: Game, id: string, by: SeatId, holder: SeatId): Lying | null {
  for (const seat of holder >= 0 ? [holder] : turnOrder(game)) {
    const placed = seatOf(game, seat).table.find((one) => one.name === id && one.by === by);
    if (placed !== undefined) return { seat, placed };
  }
  return null;
}
