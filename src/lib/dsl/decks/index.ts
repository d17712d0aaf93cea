/** Decks that people make: reading, checking and counting them. */
export { cardsOf, type Deck, type DeckCard, type DeckCut, type PrintedSkill } from '../../grail/index.ts';
export { checkDeck, looksLikeDeck, readDeck, readDeckBytes, type CheckedDeck } from './read.ts';
export { LEAST_CARDS, MOST_CARDS, OFFICIAL_SIZE, type DeckSurroundings } from './meaning.ts';
export { listedCards, summaryOf, type DeckSummary, type Tally } from './summary.ts';
