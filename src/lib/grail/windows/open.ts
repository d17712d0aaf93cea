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
  if (game.log !== null) {
    const about = cardsOf(cards);
    emit(game, { type: 'windowOpened', rule, timing, by, to, points, cards: about, shownAs, heard });
  }
  return heard ? newWindow(timing, by, to, points, cardsOf(cards), shownAs) : null;
}

function cardsOf(cards: CardId | readonly CardId[]): CardId[] {
  if (typeof cards !== 'number') return [...cards];
  return cards > 0 ? [cards] : [];
}

/** A window before its first player is looked at. */
export function newWindow(
  timing: string,
  by: SeatId,
  to: SeatId,
  points: number,
  cards: CardId[],
  shownAs: ShownAs | null,
): WindowData {
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
    pass: 1,
    about: null,
    usedCards: [],
  };
}
