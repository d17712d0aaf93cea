/** Which card a word in a choice means: one that may be chosen now, else one in hand, else any copy of that face. */
import type { Board, SeatId } from '../state/board.ts';
import type { CardId, CardTable } from '../state/cards.ts';
import {
  fits,
  isWordError,
  parseCardWord,
  parseCardWords,
  wordsOf,
  type CardPattern,
  type WordError,
} from '../state/words.ts';

export interface CardFinder {
  cards: CardTable;
  board: Board;
  seat: SeatId;
}

/**
 * The card a pattern means, or 0 if no card in the deck fits. `pool`: the cards that may be chosen, best first.
 * A card outside the pool is found too, so that the core can refuse it and say why.
 */
export function findCard(
  { cards, board, seat }: CardFinder,
  pattern: CardPattern,
  pool: readonly CardId[],
  used: ReadonlySet<CardId> = new Set(),
): CardId {
  const wanted = (card: CardId): boolean => {
    const face = cards[card];
    return face !== undefined && !used.has(card) && fits(pattern, face);
  };
  const hand = board.seats[seat]?.hand ?? [];
  return (
    pool.find(wanted) ??
    hand.find(wanted) ??
    cards.find((face) => face !== undefined && wanted(face.id))?.id ??
    0
  );
}

/** Several words, each for another card; `x` takes what the named words leave. */
export function findCards(
  finder: CardFinder,
  words: readonly string[],
  pool: readonly CardId[],
): CardId[] | WordError {
  const patterns: CardPattern[] = [];
  for (const word of words) {
    const found = parseCardWords(word);
    if (isWordError(found)) return found;
    patterns.push(...found);
  }
  const used = new Set<CardId>();
  const cards = patterns.map(() => 0);
  for (const filler of [false, true])
    patterns.forEach((pattern, at) => {
      if (pattern.filler !== filler) return;
      const card = findCard(finder, pattern, pool, used);
      used.add(card);
      cards[at] = card;
    });
  return cards;
}

/** The shortest words that name exactly these cards in this order; the inverse of `findCards`. */
export function wordsFor(finder: CardFinder, chosen: readonly CardId[], pool: readonly CardId[]): string[] {
  const used = new Set<CardId>();
  return chosen.map((card) => {
    const face = finder.cards[card];
    if (face === undefined) return `#${card}`;
    const words = wordsOf(face);
    const word = words.find((candidate) => {
      const pattern = parseCardWord(candidate);
      return !isWordError(pattern) && findCard(finder, pattern, pool, used) === card;
    });
    used.add(card);
    return word ?? `#${card}`;
  });
}
