/** How the text of a kind of document is read again, to try what mends it. Fetched when somebody asks for a mend. */
import { rosterAtHand } from '$lib/content/characters.ts';
import { deck as official } from '$lib/content/deck.ts';
import { readCharacter } from '$lib/dsl/characters/read.ts';
import { readDeck } from '$lib/dsl/decks/index.ts';
import type { Check } from '$lib/dsl/characters/mends/index.ts';
import type { Root } from '$lib/dsl/characters/schema-at.ts';

const CHECKS: Readonly<Record<Root, Check>> = {
  Character: (text) => readCharacter(text, '').findings,
  Deck: (text) => readDeck(text, '', { official, characters: rosterAtHand() }).findings,
};

/** @returns null for a kind whose text nobody reads here: only what findings bring with them is offered then */
export const checkFor = (root: Root): Check | null => CHECKS[root] ?? null;
