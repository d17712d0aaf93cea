/** §21.1: the moment a window opens, once per event. */
import { emit } from '../state/log.ts';
import type { SeatId } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import type { ShownAs, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/**
 * Data for the machine `window`, or null where nobody listens to this timing: then no window is run.
 * Plain arguments, because most calls end at the look-up. `cards`: one card (0: none), or several.
 * @param by who made the event; `to` whom it meets (−1 nobody); `points` the event's number.
 */
export function openWindow(
  game: Game,
  timing: string,
  by: SeatId,
  to: SeatId,
  points: number,
  cards: CardId | readonly CardId[],
  shownAs: ShownAs | null,
  rule: string,
): WindowData | null {
  const heard = game.rules.skills.listeners[timing] !== undefined;
  if (game.log !== null) emit(game, { type: 'windowOpened', rule, timing, by, to, points, heard });
  if (!heard) return null;
  return {
    timing,
    by,
    to,
    points,
    cards: typeof cards === 'number' ? (cards > 0 ? [cards] : []) : [...cards],
    shownAs,
    cursor: 0,
    used: [],
    offered: [],
    forced: 0,
    declaration: null,
  };
}
