/** What a new part begins as: the least that its schema allows, with names that the file has. */
import type { Grammar, ObjectWay, Place, Schema } from './grammar.ts';
import { orderOf } from './grammar.ts';

/** What a string of these definitions may be here, the likeliest first. */
export type Suggest = (names: ReadonlySet<string>) => readonly string[];

type Plain = Record<string, unknown>;
const DEEPEST = 8;

export class Blank {
  readonly #grammar: Grammar;
  readonly #suggest: Suggest;

  constructor(grammar: Grammar, suggest: Suggest) {
    this.#grammar = grammar;
    this.#suggest = suggest;
  }

  /** Of a place: a word or number where it may be one, else its first kind of object, else an empty list. */
  value(schema: Schema, depth = 0): unknown {
    const place = this.#grammar.place(schema);
    if (place.scalar !== null) return this.scalar(place);
    const [way] = place.objects;
    if (way !== undefined && depth < DEEPEST) return this.object(way, depth);
    return place.list === null ? {} : this.list(place.list.schema, depth);
  }

  list(schema: Schema, depth = 0): unknown[] {
    if (schema.prefixItems !== undefined) return schema.prefixItems.map((one) => this.value(one, depth + 1));
    return [];
  }

  scalar({ scalar }: Place): unknown {
    if (scalar === null) return '';
    const { words, text, number, names } = scalar;
    if (names.has('Num') || (number !== null && words.length === 0)) return Math.max(1, number?.minimum ?? 1);
    if (names.has('WhoWord')) return 'self';
    const [known] = text === null ? [] : this.#suggest(names);
    if (known !== undefined && words.length === 0) return known;
    if (words.length > 0) return words[0];
    if (names.has('Text') || text?.pattern === undefined) return '';
    return names.has('Name') || names.has('NewName') ? 'X' : 'new';
  }

  /** Its word and the fields it must have, in the order of the schema. */
  object({ key, word, branch: { schema, names } }: ObjectWay, depth = 0): Plain {
    if (names.at(-1) === 'Text') return { zh: '', en: '' };
    const { properties = {}, required = [] } = schema;
    const made: Plain = {};
    for (const field of orderOf(this.#grammar, schema)) {
      const part = properties[field];
      if (part === undefined || !required.includes(field)) continue;
      made[field] = field === key ? word : this.#field(part, field, depth);
    }
    return made;
  }

  /** Fields that must be lists are filled: an empty list of words says nothing. */
  #field(schema: Schema, field: string, depth: number): unknown {
    const value = this.value(schema, depth + 1);
    const list = this.#grammar.place(schema).list?.schema;
    if (!Array.isArray(value) || value.length > 0 || list === undefined) return value;
    const { items } = list;
    if (items === undefined || items === false) return value;
    const item = this.#grammar.place(items);
    const isBody = field === 'skills' && item.scalar === null;
    const isOpen = item.objects.length > 1 && item.objects.some(({ key }) => key === 'do');
    if (isBody || isOpen || depth >= DEEPEST) return value;
    return [this.value(items, depth + 1)];
  }

  /** An example from the texts, with the ids and names of this file in place of its own. */
  adapted(example: unknown, schema: Schema): unknown {
    const grammar = this.#grammar;
    if (typeof example === 'string') {
      const { scalar } = grammar.place(schema);
      if (scalar === null || scalar.text === null || scalar.words.includes(example)) return example;
      const known = this.#suggest(scalar.names);
      return known.length === 0 || known.includes(example) || scalar.names.has('Formula')
        ? example
        : known[0];
    }
    if (typeof example !== 'object' || example === null) return example;
    const inner = (key: string, held: unknown): unknown => {
      const part = grammar.part(schema, example, key);
      return part === null ? held : this.adapted(held, part);
    };
    if (Array.isArray(example)) return example.map((held, at) => inner(String(at), held));
    return Object.fromEntries(Object.entries(example).map(([key, held]) => [key, inner(key, held)]));
  }

  /** Another kind of object in place of one: what both have stays. */
  changed(value: unknown, way: ObjectWay): Plain {
    const made = this.object(way);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return made;
    const { properties = {} } = way.branch.schema;
    for (const [field, held] of Object.entries(value)) {
      const part = properties[field];
      if (field === way.key || part === undefined || !this.#fits(held, part)) continue;
      made[field] = held;
    }
    return made;
  }

  #fits(value: unknown, schema: Schema): boolean {
    const place = this.#grammar.place(schema);
    if (Array.isArray(value)) return place.list !== null;
    if (typeof value === 'object' && value !== null) return this.#grammar.wayOf(place, value) !== null;
    const { scalar } = place;
    if (scalar === null) return false;
    if (scalar.words.includes(value as string)) return true;
    return typeof value === 'number'
      ? scalar.number !== null
      : typeof value === 'string' && scalar.text !== null;
  }
}
