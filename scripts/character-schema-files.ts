/** The files that are made from the types of the skill language; `npm run schema` writes them, a test asks whether they are fresh. */
import { format } from 'prettier';
import { characterSchema, withoutDocs } from './character-schema.ts';

/** For editors anywhere; a character file may name it, and need not. */
export const PUBLISHED = 'static/schema/character-1.json';
/** For our own checks, in the browser too. */
export const BARE = 'src/lib/dsl/characters/schema.json';

export async function schemaFiles(root: string): Promise<{ path: string; text: string }[]> {
  const schema = characterSchema(root);
  const text = (value: unknown) => format(JSON.stringify(value), { parser: 'json', printWidth: 110 });
  return [
    { path: PUBLISHED, text: await text(schema) },
    { path: BARE, text: await text(withoutDocs(schema)) },
  ];
}
