/**
 * What homebrew there is: the drafts this browser keeps, read and checked, and which of them take part where line-ups are
 * drawn. One place for the table, the situations, drafts and the lab.
 */
import type { Finding } from '$lib/dsl/characters/read.ts';
import type { Roster } from '$lib/dsl/roster/roster.ts';
import type { Character, Deck } from '$lib/grail';
import { documents, type Document } from '$lib/store';
import { enabledDrafts } from './homebrew-enabled.ts';

interface OwnDraft {
  /** The draft's id: `/editor#<id>` opens it. */
  id: string;
  title: string;
  /** What keeps it from being played; empty: nothing. */
  errors: readonly Finding[];
}
export interface OwnCharacter extends OwnDraft {
  /** What it is chosen by: no official id looks like this. */
  key: string;
  /** Null where it has errors. */
  character: Character | null;
  /** It takes part where line-ups are drawn. */
  enabled: boolean;
}
export interface OwnDeck extends OwnDraft {
  deck: Deck | null;
}
export interface Homebrew {
  characters: readonly OwnCharacter[];
  decks: readonly OwnDeck[];
}

export const NO_HOMEBREW: Homebrew = { characters: [], decks: [] };

export const keyOfDraft = (id: string): string => `own:${id}`;

/** Reads and checks drafts; what reads them is fetched only where there are some. */
export async function readHomebrew(
  characters: readonly Document[],
  decks: readonly Document[],
): Promise<Homebrew> {
  if (characters.length + decks.length === 0) return NO_HOMEBREW;
  const { readDrafts } = await import('./read-drafts.ts');
  return readDrafts(characters, decks, enabledDrafts());
}

/** All homebrew that this browser keeps now. */
export const homebrewRoster = async (): Promise<Homebrew> =>
  readHomebrew(...(await Promise.all([documents.list('character'), documents.list('deck')])));

/** Official characters by id, and beside them own ones by key. */
export const withOwn = (official: Roster, { characters }: Homebrew): Roster =>
  new Map([
    ...official,
    ...characters.flatMap(({ key, character }) => (character === null ? [] : [[key, character] as const])),
  ]);

/**
 * Whoever may be drawn by chance: the official characters and the homebrew that takes part. An own character takes the
 * place of an official one of the same id, and of two own ones the one changed last sits down (§2.4).
 */
export function chancePool(official: Roster, { characters }: Homebrew): Character[] {
  const own = new Map<string, Character>();
  for (const { character, enabled } of characters)
    if (enabled && character !== null && !own.has(character.id)) own.set(character.id, character);
  return [...[...official.values()].filter(({ id }) => !own.has(id)), ...own.values()];
}
