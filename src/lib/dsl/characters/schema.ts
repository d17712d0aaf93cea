/** The schemas of a character and a deck (made from the types by `npm run schema`), as the checks read them. */
import deck from '../decks/schema.json';
import character from './schema.json';

/** The words of JSON Schema that the generator writes, and no others. */
export interface Schema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  const?: string | number | boolean;
  enum?: (string | number | boolean)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false | Schema;
  propertyNames?: Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

const defsOf = (text: unknown): Record<string, Schema> => (text as { $defs: Record<string, Schema> }).$defs;
/** What both use is the same in both: it is read from the same types. */
const DEFS = { ...defsOf(deck), ...defsOf(character) };

/** One thing that a place may hold, with the names of the definitions that lead to it, the widest first. */
export interface Branch {
  schema: Schema;
  names: readonly string[];
}

export type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | 'other';

/** @throws for a name that the types do not have: a slip of ours */
export function definition(name: string): Schema {
  const found = DEFS[name];
  if (found === undefined) throw new Error(`the schema has no ${name}`);
  return found;
}

export const hasDefinition = (name: string): boolean => Object.hasOwn(DEFS, name);

/** What a whole document may be, with all definitions that it leads to. */
export interface RootSchema {
  root: string;
  defs: Readonly<Record<string, Schema>>;
}

/** @returns null where no schema of that name is known */
export const schemaFor = (root: string): RootSchema | null =>
  hasDefinition(root) ? { root, defs: DEFS } : null;

/** Names of all definitions. */
export const definitionNames = (): readonly string[] => Object.keys(DEFS);

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const branchesOf = new WeakMap<Schema, readonly Branch[]>();

/** Everything that a schema allows, unions in unions laid flat. */
export function branches(schema: Schema): readonly Branch[] {
  const known = branchesOf.get(schema);
  if (known !== undefined) return known;
  const found = flat(schema, []);
  branchesOf.set(schema, found);
  return found;
}

function flat(schema: Schema, names: readonly string[]): Branch[] {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return flat(definition(name), [...names, name]);
  }
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => flat(one, names));
  return [{ schema, names }];
}

export function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'object' || type === 'string' || type === 'number' || type === 'boolean' ? type : 'other';
}

/** Which kinds of values a branch is about. */
export function allows({ type, const: only, enum: listed }: Schema, kind: Kind): boolean {
  if (only !== undefined) return kindOf(only) === kind;
  if (listed !== undefined) return listed.some((word) => kindOf(word) === kind);
  return (type === 'integer' ? 'number' : type) === kind;
}

/** The words a branch consists of, or null where it is no list of words. */
export const wordsOf = ({
  const: only,
  enum: listed,
}: Schema): readonly (string | number | boolean)[] | null => (only !== undefined ? [only] : (listed ?? null));

/** The field that tells a branch from the others, with the words it then holds. */
export interface Tag {
  key: string;
  words: readonly string[];
}

const tagOf = new WeakMap<Schema, Tag | null>();

/** The first field that must be there and must be one of some words: `do`, `pay`, `rule`, `pick`, `count`, `is`, `time`, `kind`. */
export function tag(schema: Schema): Tag | null {
  const known = tagOf.get(schema);
  if (known !== undefined) return known;
  let found: Tag | null = null;
  for (const key of schema.required ?? []) {
    const held = branches(schema.properties?.[key] ?? {});
    const words = held.flatMap((one) => wordsOf(one.schema) ?? []);
    if (found === null && words.length > 0 && held.every((one) => wordsOf(one.schema) !== null))
      found = { key, words: words.map(String) };
  }
  tagOf.set(schema, found);
  return found;
}
