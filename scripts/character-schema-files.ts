/** The files that are made from the types of the skill language; `npm run schema` writes them, a test asks whether they are fresh. */
import { characterSchema, withoutDocs } from './character-schema.ts';
import { documentWith } from './skill-words.ts';

/** For editors anywhere; a character file may name it, and need not. */
export const PUBLISHED = 'static/schema/character-1.json';
/** For our own checks, in the browser too. */
export const BARE = 'src/lib/dsl/characters/schema.json';

/** @param root the project's folder @returns both, and the document with its list of words */
export function schemaFiles(root: string): { path: string; text: string }[] {
  const schema = characterSchema(root);
  return [
    { path: PUBLISHED, text: `${JSON.stringify(schema, null, 2)}\n` },
    { path: BARE, text: `${JSON.stringify(withoutDocs(schema))}\n` },
    documentWith(root, schema),
  ];
}
