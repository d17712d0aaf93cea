/** A deck file → a deck and everything that is wrong with it, by the same machinery as a character's. */
import type { Deck } from '../../grail/index.ts';
import {
  checkValue,
  flawsBy,
  readBytes,
  readText,
  type Finding,
  type ReadValue,
} from '../characters/document.ts';
import type { Flaw } from '../characters/shape.ts';
import { deckFlaws, type DeckSurroundings } from './meaning.ts';

export type { DeckSurroundings } from './meaning.ts';

export interface CheckedDeck {
  /** The deck, where nothing is an error. */
  deck: Deck | null;
  /** In the order of the text. */
  findings: Finding[];
}

const asDeck = ({ value, findings }: ReadValue): CheckedDeck => ({ deck: value as Deck | null, findings });

const flawsOf = (value: unknown, around: DeckSurroundings): Flaw[] =>
  flawsBy<Deck>('Deck', value, (deck) => deckFlaws(deck, around));

/**
 * Reads the text of a deck file.
 * @param file its name, for the findings
 */
export const readDeck = (text: string, file: string, around: DeckSurroundings = {}): CheckedDeck =>
  asDeck(readText(text, file, (value) => flawsOf(value, around)));

/** The same for bytes: what is not UTF-8 is a finding too. */
export const readDeckBytes = (bytes: Uint8Array, file: string, around: DeckSurroundings = {}): CheckedDeck =>
  asDeck(readBytes(bytes, file, (value) => flawsOf(value, around)));

/** Checks a value that was read elsewhere; its findings have pointers and no places. */
export const checkDeck = (value: unknown, around: DeckSurroundings = {}): CheckedDeck =>
  asDeck(checkValue(value, (one) => flawsOf(one, around)));

/** Whether a value calls itself a deck: by what only a deck has, since files of both kinds say "format": 1. */
export const looksLikeDeck = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isDeckLike(value);

function isDeckLike(value: object): boolean {
  if ('skills' in value) return false;
  if ('$schema' in value && typeof value.$schema === 'string') return value.$schema.includes('deck');
  return 'base' in value || 'without' in value || ('cards' in value && Array.isArray(value.cards));
}
