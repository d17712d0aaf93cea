/** Drafts as they are kept → characters and decks that can be played, or why not. Brings the checks along: fetch it. */
import { deck as official } from '$lib/content/deck.ts';
import { readCharacter, type Finding } from '$lib/dsl/characters/read.ts';
import { readDeck } from '$lib/dsl/decks/index.ts';
import type { Document } from '$lib/store';
import { keyOfDraft, type Homebrew, type OwnDeck } from './homebrew.ts';

/** What came in from a file or another tab may hold anything. */
function textOf({ value }: Document): string {
  const { text } = (value ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
const errorsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'error');

export function readDrafts(
  characters: readonly Document[],
  decks: readonly Document[],
  enabled: ReadonlySet<string>,
): Homebrew {
  const ownDecks = decks.map((document): OwnDeck => {
    const { deck, findings } = readDeck(textOf(document), document.title, { official });
    return { id: document.id, title: document.title, deck, errors: errorsOf(findings) };
  });
  // As on the bench the cards are not looked at: which of them bear its unique skills is for a deck to say (§20.4).
  const ownCharacters = characters.map((document) => {
    const { id, title } = document;
    const { character, findings } = readCharacter(textOf(document), title);
    const taking = enabled.has(id);
    return { id, title, key: keyOfDraft(id), character, errors: errorsOf(findings), enabled: taking };
  });
  return { characters: ownCharacters, decks: ownDecks };
}
