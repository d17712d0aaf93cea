/** The 150 basic cards (§1.1), from the one file that lists them. */
import faces from '$content/cards/deck.json' with { type: 'json' };
import { cardTable, type CardFace, type CardTable } from '../grail/state/cards.ts';

/** Faces in the order of their numbers. A test holds the file to the type. */
export const deck = faces as CardFace[];

/** The same, indexed by card number. */
export const deckTable: CardTable = cardTable(deck);
