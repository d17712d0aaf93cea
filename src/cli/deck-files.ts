/** Deck files on the command line: read and checked, or refused in words. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { deck as official } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { readJson } from '$lib/dsl/characters/json.ts';
import { cardsOf, looksLikeDeck, readDeckBytes, type CheckedDeck } from '$lib/dsl/decks/index.ts';
import type { CardFace } from '$lib/grail/index.ts';
import { showCharacterFinding } from './character-files.ts';

/** A file that holds no deck that can be played; the message names it and says why. */
export class DeckFileError extends Error {}

/** @param shown the name that findings carry @throws where there is no such file */
export const readDeckFile = (path: string, shown: string): CheckedDeck =>
  readDeckBytes(readFileSync(path), shown, { official, characters: roster });

/** Whether a file calls itself a deck; one that is no JSON, or not there, does not. */
export function isDeckFile(path: string): boolean {
  try {
    return looksLikeDeck(readJson(readFileSync(path, 'utf8')).root?.value);
  } catch {
    return false;
  }
}

/** @throws DeckFileError with everything that keeps it from being played */
export function readDeckToPlay(path: string): CardFace[] {
  const shown = relative(process.cwd(), path) || path;
  let read: CheckedDeck;
  try {
    read = readDeckFile(path, shown);
  } catch (error) {
    throw new DeckFileError(`${shown}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (read.deck !== null) return cardsOf(read.deck, official);
  const errors = read.findings.filter(({ severity }) => severity === 'error');
  throw new DeckFileError(errors.map((finding) => showCharacterFinding(finding, 'en')).join('\n'));
}
