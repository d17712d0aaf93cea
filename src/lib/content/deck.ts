/** The 150 basic cards (§1.1), from the one file that lists them. */
import faces from '$content/cards/deck.json' with { type: 'json' };
import type { CardFace, CardTable } from '../grail/index.ts';

/** Faces in the order of their numbers. A test holds the file to the type. */
export const deck = faces as CardFace[];

/** The same, indexed by card number (the core checks the list when a game begins). */
export const deckTable: CardTable = deck.reduce<CardFace[]>((table, face) => {
  table[face.id] = face;
  return table;
}, []);
