/** §21.1: the moment a window opens, once per event; events in the middle of something wait in the board's queue. */
import { endAtEvent, endsRules } from '../effects/rules/scopes.ts';
import { emit } from '../state/log.ts';
import type { SeatId } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import type { ShownAs, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/** Whether anybody listens to this timing at all, or a laid rule may end at it: two look-ups that most events cost. */
export function isHeard(game: Game, timing: string): boolean {
  const { listeners, waiting } = game.rules.skills;
  return (
    listeners[timing] !== undefined ||
    (game.board.laters.length > 0 && waiting[timing] !== undefined) ||
    endsRules(game, timing)
  );
}

/** Whether a forced effect of a laid card may answer this timing: such effects come before all others (§21.3). */
export function hearsLaid(game: Game, timing: string): boolean {
  const { abilities, listeners } = game.rules.skills;
  return (listeners[timing] ?? []).some((index) => abilities[index]?.pass === 0);
}

/**
 * Data for the machine `window`, or null where nobody listens to this timing: then no window is run.
 * Plain arguments, because most calls end at the look-up. `cards`: one card (0: none), or several; all have been shown.
 * @param by who made the event; `to` whom it meets (−1 nobody); `points` the event's number.
 * @param about for events about a skill, a token, a form or a laid card: its id
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
  about: string | null = null,
): WindowData | null {
  const heard = isHeard(game, timing);
  if (game.log !== null) {
    const shown = cardsOf(cards);
    emit(game, {
      type: 'windowOpened',
      rule,
      timing,
      by,
      to,
      points,
      cards: shown,
      shownAs,
      about,
      heard,
    });
  }
  if (!heard) return null;
  const window = newWindow(timing, by, to, points, cardsOf(cards), shownAs, about);
  endAtEvent(game, window);
  return window;
}

/**
 * An event that happens while something else is under way (a hand has changed, a card is thrown away): it waits until
 * the running machine looks at the queue, directly after the step it happened in. Nothing where nobody listens.
 * @param shownAs how its cards were shown; null: they lie face down, and no other player learns which they are (§4.4)
 */
export function queueWindow(
  game: Game,
  timing: string,
  by: SeatId,
  to: SeatId,
  points: number,
  cards: CardId | readonly CardId[],
  about: string | null,
  rule: string,
  shownAs: ShownAs | null = null,
): void {
  if (!isHeard(game, timing)) return;
  const window = newWindow(timing, by, to, points, cardsOf(cards), shownAs, about);
  game.board.queue.push({ rule, window });
}

/** Opens the event that has waited longest; null if none waits. */
export function openQueued(game: Game): WindowData | null {
  const { queue } = game.board;
  const queued = queue.length === 0 ? undefined : queue.shift();
  if (queued === undefined) return null;
  const { rule, window } = queued;
  if (game.log !== null) {
    const { timing, by, to, points, shownAs, about } = window;
    const cards = shownAs === null ? [] : [...window.cards];
    emit(game, {
      type: 'windowOpened',
      rule,
      timing,
      by,
      to,
      points,
      cards,
      shownAs,
      about,
      heard: true,
    });
  }
  endAtEvent(game, window);
  return window;
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
  about: string | null = null,
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
    pass: 0,
    until: 2,
    asked: -1,
    about,
    usedCards: [],
  };
}
