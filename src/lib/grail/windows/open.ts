import { emit } from '../state/log.ts';
import type { SeatId } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import type { ShownAs, WindowData } from '../state/frames.ts';

/**
 * §21.1: opens a window for one event. With the log on, the opening is an event even when nobody listens.
 * @param by who made the event; `to` whom it meets (−1 nobody); `points` the event's number; `card` the card it is
 *   about (0 none), shown as `shownAs`.
 * @returns data for machine `window`, or null where no skill listens: then there is nobody to ask and no window runs.
 */
export function openWindow(
  game: Game,
  timing: string,
  by: SeatId,
  to: SeatId,
  points: number,
  card: CardId,
  shownAs: ShownAs | null,
  rule: string,
): WindowData | null {
  const heard = game.rules.skills.listeners[timing] !== undefined;
  if (game.log !== null) emit(game, { type: 'windowOpened', rule, timing, by, to, points, heard });
  if (!heard) return null;
  const cards = card > 0 ? [card] : [];
  return {
    timing,
    by,
    to,
    points,
    cards,
    shownAs,
    cursor: 0,
    used: [],
    offered: [],
    forced: 0,
    declaration: null,
  };
}
