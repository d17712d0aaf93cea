/** The schema as the form reads it: what a place may hold, sorted by how it is edited. Of any document that has a schema. */
import type { Branch, RootSchema, Schema, Tag } from '$lib/dsl/characters/schema.ts';
import { kindOf, wordsOf } from '$lib/dsl/characters/schema.ts';

export type { Branch, Schema };

/** What is written as one word, text, number or yes and no. */
export interface ScalarWay {
  words: readonly (string | number | boolean)[];
  text: Schema | null;
  number: Schema | null;
  /** Definitions that lead here: what a string stands for. */
  names: ReadonlySet<string>;
}

/** One kind of object: told by a word (`do: draw`), or by its definition where it has none. */
export interface ObjectWay {
  /** `do:draw`, `NumIf`. */
  id: string;
  key: string | null;
  word: string | null;
  branch: Branch;
}

/** What a place may hold. */
export interface Place {
  scalar: ScalarWay | null;
  objects: readonly ObjectWay[];
  list: Branch | null;
  names: ReadonlySet<string>;
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

export class Grammar {
  readonly root: Schema;
  readonly #defs: RootSchema['defs'];
  readonly #branches = new WeakMap<Schema, readonly Branch[]>();
  readonly #tags = new WeakMap<Schema, Tag | null>();
  readonly #places = new WeakMap<Schema, Place>();

  constructor({ root, defs }: RootSchema) {
    this.#defs = defs;
    this.root = { $ref: `#/$defs/${root}` };
  }

  /** Everything that a schema allows, unions in unions laid flat. */
  branches(schema: Schema): readonly Branch[] {
    const known = this.#branches.get(schema);
    if (known !== undefined) return known;
    const found = this.#flat(schema, []);
    this.#branches.set(schema, found);
    return found;
  }

  #flat(schema: Schema, names: readonly string[]): Branch[] {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      const target = this.#defs[name];
      if (target === undefined) throw new Error(`the schema has no ${name}`);
      return this.#flat(target, [...names, name]);
    }
    if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => this.#flat(one, names));
    return [{ schema, names }];
  }

  /** The field by whose word a kind of object is told: `do`, `pay`, `time` … */
  tag(schema: Schema): Tag | null {
    const known = this.#tags.get(schema);
    if (known !== undefined) return known;
    let found: Tag | null = null;
    for (const key of schema.required ?? []) {
      const held = this.branches(schema.properties?.[key] ?? {});
      const words = held.flatMap((one) => wordsOf(one.schema) ?? []);
      const isWords = words.length > 0 && held.every((one) => wordsOf(one.schema) !== null);
      if (found === null && isWords && words.every((word) => typeof word === 'string'))
        found = { key, words: words.map(String) };
    }
    this.#tags.set(schema, found);
    return found;
  }

  place(schema: Schema): Place {
    const known = this.#places.get(schema);
    if (known !== undefined) return known;
    const all = this.branches(schema);
    const objects = all.filter((one) => one.schema.type === 'object');
    const found: Place = {
      scalar: scalarOf(all),
      objects: objects.flatMap((branch) => this.#ways(branch, objects.length > 1)),
      list: all.find((one) => one.schema.type === 'array') ?? null,
      names: new Set(all.flatMap(({ names }) => names)),
    };
    this.#places.set(schema, found);
    return found;
  }

  #ways(branch: Branch, several: boolean): ObjectWay[] {
    const tag = several ? this.tag(branch.schema) : null;
    const name = branch.names.at(-1) ?? 'object';
    if (tag === null) return [{ id: name, key: null, word: null, branch }];
    return tag.words.map((word) => ({ id: `${tag.key}:${word}`, key: tag.key, word, branch }));
  }

  /** Which kind of object a value is meant as; null where nothing says it. */
  wayOf(place: Place, value: unknown): ObjectWay | null {
    if (kindOf(value) !== 'object') return null;
    const held = value as Record<string, unknown>;
    if (place.objects.length === 1) return place.objects[0] ?? null;
    const told = place.objects.find(({ key, word }) => key !== null && held[key] === word);
    if (told !== undefined) return told;
    const bare = place.objects.filter(({ key }) => key === null);
    return (
      bare.find(({ branch: { schema } }) => schema.required?.every((key) => Object.hasOwn(held, key))) ?? null
    );
  }

  /** The schema of a part of a value: of a field, of an item. */
  part(schema: Schema, value: unknown, key: string): Schema | null {
    const place = this.place(schema);
    if (Array.isArray(value)) {
      const list = place.list?.schema;
      const items = list?.prefixItems?.[Number(key)] ?? list?.items;
      return items === undefined || items === false ? null : items;
    }
    const own = this.wayOf(place, value)?.branch.schema;
    const part = own?.properties?.[key] ?? own?.additionalProperties;
    return part === undefined || part === false ? null : part;
  }

  /** The schema at a place of a document; null where nothing is known of it. */
  at(whole: unknown, keys: readonly string[]): Schema | null {
    let schema: Schema | null = this.root;
    let value = whole;
    for (const key of keys) {
      if (schema === null) return null;
      schema = this.part(schema, value, key);
      value = (value as Record<string, unknown> | null | undefined)?.[key];
    }
    return schema;
  }
}

function scalarOf(all: readonly Branch[]): ScalarWay | null {
  const words: (string | number | boolean)[] = [];
  const names = new Set<string>();
  let [text, number]: (Schema | null)[] = [null, null];
  for (const { schema, names: own } of all) {
    const listed = wordsOf(schema);
    if (listed !== null) words.push(...listed);
    else if (schema.type === 'boolean') words.push(true, false);
    else if (schema.type === 'string') text ??= schema;
    else if (schema.type === 'number' || schema.type === 'integer') number ??= schema;
    else continue;
    own.forEach((name) => names.add(name));
  }
  if (words.length === 0 && text === null && number === null) return null;
  return { words: [...new Set(words)], text: text ?? null, number: number ?? null, names };
}

/** Fields every cost, effect and rule may have: they stand behind its own. */
const LATE = ['if', 'may', 'name', 'optional'];
/** What an ability is said by, before what it does (as the project's files write it). */
const FIRST = ['on', 'must', 'asks', 'form', 'card', 'limit', 'each', 'last'];

/** Keys of an object in the order in which they are written. */
export function orderOf(grammar: Grammar, schema: Schema): string[] {
  const keys = Object.keys(schema.properties ?? {});
  const mark = grammar.tag(schema)?.key;
  if (keys.includes('on') && keys.includes('pay'))
    return [...FIRST.filter((key) => keys.includes(key)), ...keys.filter((key) => !FIRST.includes(key))];
  if (mark === undefined || !schema.required?.includes(mark)) return keys;
  const isPart = ['do', 'pay', 'rule', 'time', 'count', 'is', 'pick', 'kind'].includes(mark);
  if (!isPart) return keys;
  const own = keys.filter((key) => key !== mark && !LATE.includes(key));
  return [mark, ...own, ...LATE.filter((key) => keys.includes(key) && key !== mark)];
}
