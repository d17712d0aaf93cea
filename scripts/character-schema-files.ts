/** The files that are made from the types of the skill language; `npm run schema` writes them, a test asks whether they are fresh. */
import { CHARACTER, DECK, schemaOf, withoutDocs, type Schema } from './character-schema.ts';
import { documentWith } from './skill-words.ts';

/** For editors anywhere; a character file may name it, and need not. */
export const PUBLISHED = 'static/schema/character-1.json';
/** For our own checks, in the browser too. */
export const BARE = 'src/lib/dsl/characters/schema.json';

/** The same of a deck. */
export const PUBLISHED_DECK = 'static/schema/deck-1.json';
export const BARE_DECK = 'src/lib/dsl/decks/schema.json';

const whole = (schema: Schema): string => `${JSON.stringify(schema, null, 2)}\n`;
const bare = (schema: Schema): string => `${JSON.stringify(withoutDocs(schema))}\n`;

/** @param root the project's folder @returns all of them, and the document with its list of words */
export function schemaFiles(root: string): { path: string; text: string }[] {
  const schema = schemaOf(root, CHARACTER);
  const deck = schemaOf(root, DECK);
  return [
    { path: PUBLISHED, text: whole(schema) },
    { path: BARE, text: bare(schema) },
    { path: PUBLISHED_DECK, text: whole(deck) },
    { path: BARE_DECK, text: bare(deck) },
    documentWith(root, schema),
  ];
}
