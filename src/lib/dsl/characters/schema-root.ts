/** Which schema a kind of document is read by: the root's name → its schema file. Forms and completions are made from it. */
import character from './schema.json';
import type { Schema } from './schema.ts';

/** A schema file: its definitions, one of which is the root. */
export interface RootSchema {
  root: string;
  defs: Readonly<Record<string, Schema>>;
}

type SchemaFile = { $defs: Record<string, Schema> };

/** Another kind of document joins here. */
const FILES: Readonly<Record<string, SchemaFile>> = {
  Character: character as unknown as SchemaFile,
};

/** @returns null where no schema of that name is known */
export function schemaFor(root: string): RootSchema | null {
  const file = Object.hasOwn(FILES, root) ? FILES[root] : undefined;
  return file === undefined ? null : { root, defs: file.$defs };
}
