/** Events that happen in the middle of something, each said once: who, whom, which cards, on which §. */
import type { Placed, SeatId } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import { queueWindow } from './open.ts';

/** The hand of a seat has another size; the event's number is how many cards came or went. */
export function handChanged(game: Game, seat: SeatId, cards: number): void {
  if (cards > 0) queueWindow(game, 'hand.changed', seat, -1, cards, 0, null, '§14.1');
}

/** §13.6: cards of a seat enter the discard pile, face up or down. */
export function cardsEnterPile(
  game: Game,
  seat: SeatId,
  cards: CardId | readonly CardId[],
  faceUp: boolean,
): void {
  const count = typeof cards === 'number' ? 1 : cards.length;
  if (count === 0) return;
  queueWindow(game, 'card.discarded', seat, -1, count, cards, null, '§13.6', faceUp ? 'discard' : null);
}

/** §22.1: a card has been laid before a character. */
export function effectPlaced(game: Game, before: SeatId, placed: Placed): void {
  queueWindow(game, 'effect.placed', placed.by, before, 1, placed.card, placed.name, '§22.1', 'magic');
}

/** §22.5: a skill has taken a laid card away. `by`: whose skill. */
export function effectRemoved(game: Game, by: SeatId, before: SeatId, placed: Placed): void {
  queueWindow(game, 'effect.removed', by, before, 1, placed.card, placed.name, '§22.4', 'show');
}

/** A laid card has acted and is settled: Poison, Weakness, Holy Shield, a card of a skill. */
export function effectTriggered(
  game: Game,
  placedBy: SeatId,
  before: SeatId,
  card: CardId,
  name: string,
): void {
  queueWindow(game, 'effect.triggered', placedBy, before, 1, card, name, '§22.1', 'show');
}
