/** The deck (§13.3): its top is the END of the array. */
import { shuffle } from '../../kernel/random.ts';
import type { CardId } from './cards.ts';
import { discardSize } from './changes.ts';
import type { Game } from './game.ts';
import { emit } from './log.ts';

/** §13.3, §13.7: the whole discard pile becomes the deck, by the game's own generator. The deck must be empty. */
export function reshuffle(game: Game): void {
  const { board } = game;
  const { faceUp, faceDown } = board.discard;
  board.deck.push(...shuffle(board.random, [...faceUp, ...faceDown]));
  faceUp.length = 0;
  faceDown.length = 0;
  if (game.log === null) return;
  const cards = board.deck.length;
  const [deck, discard] = [
    { before: 0, after: cards },
    { before: cards, after: 0 },
  ];
  emit(game, { type: 'deckReshuffled', rule: '§13.3', cards, deck, discard });
}

/**
 * Cards leave the deck from the top, first the topmost; in the middle of them the pile may have to be shuffled (§13.3).
 * @param take says where those of one stretch go; `before`: size of the deck before it
 * @returns how many there were
 */
export function takeFromDeck(
  game: Game,
  count: number,
  take: (cards: CardId[], deck: { before: number; after: number }) => void,
): number {
  const { deck } = game.board;
  let left = count;
  while (left > 0) {
    if (deck.length === 0) {
      if (discardSize(game) === 0) break;
      reshuffle(game);
    }
    const before = deck.length;
    const cards = deck.splice(Math.max(0, before - left)).reverse();
    left -= cards.length;
    take(cards, { before, after: deck.length });
  }
  return count - left;
}

/** The topmost cards, the top first; they stay where they are. */
export function topOfDeck(game: Game, count: number): CardId[] {
  const { deck } = game.board;
  return deck.slice(Math.max(0, deck.length - Math.max(0, count))).reverse();
}
