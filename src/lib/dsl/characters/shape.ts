/**
 * Is a value of the shape of the schema? Of a union the branch is looked at that its author meant (by `do`, `pay`,
 * `count` …), so that what is said is about that one. Nothing is made into code: the browser forbids it.
 */
import type { FindingCode } from './codes.ts';
import { nearest } from './nearest.ts';
import { joined, type Fix } from './place.ts';
import { allows, branches, kindOf, tag, wordsOf, type Branch, type Schema } from './schema.ts';

/** Something wrong at a pointer; `key`: its key is meant, not its value. */
export interface Flaw {
  code: FindingCode;
  pointer: string;
  key?: boolean;
  params: Record<string, string | number>;
  fix?: Fix;
}

export interface Shape {
  flaws: Flaw[];
  /** For each place the names of the definitions it was read by, the widest first: what a string stands for. */
  names: ReadonlyMap<string, readonly string[]>;
}

/** More nobody reads. */
export const MOST_FLAWS = 100;

/** @param name the definition that the value should be: `Character`, `Skill` */
export function readShape(value: unknown, name: string): Shape {
  const reader = new ShapeReader();
  reader.read(value, { $ref: `#/$defs/${name}` }, '');
  return { flaws: reader.flaws, names: reader.names };
}

const list = (words: Iterable<string | number | boolean>): string => [...words].join(', ');

class ShapeReader {
  readonly flaws: Flaw[] = [];
  readonly names = new Map<string, readonly string[]>();

  #flaw(code: FindingCode, pointer: string, params: Flaw['params'] = {}, more: Partial<Flaw> = {}): void {
    if (this.flaws.length < MOST_FLAWS) this.flaws.push({ code, pointer, params, ...more });
    else if (this.flaws.length === MOST_FLAWS)
      this.flaws.push({ code: 'moreFindings', pointer: '', params: {} });
  }

  read(value: unknown, schema: Schema, pointer: string): void {
    if (this.flaws.length > MOST_FLAWS) return;
    const branch = this.#meant(value, branches(schema), pointer);
    if (branch === null) return;
    this.names.set(pointer, branch.names);
    if (kindOf(value) === 'object') this.#object(value as Record<string, unknown>, branch, pointer);
    else if (Array.isArray(value)) this.#list(value, branch.schema, pointer);
    else this.#plain(value, branch.schema, pointer);
  }

  /** The branch that the author meant, or null where that is said already. */
  #meant(value: unknown, all: readonly Branch[], pointer: string): Branch | null {
    const kind = kindOf(value);
    const open = all.filter(({ schema }) => allows(schema, kind));
    if (open.length === 0) {
      const wanted = all.flatMap(({ schema }) => wordsOf(schema)?.map(String) ?? [schema.type ?? '']);
      this.#flaw('wrongType', pointer, { found: kind, expected: list(new Set(wanted)) });
      return null;
    }
    if (kind === 'object') return this.#tagged(value as Record<string, unknown>, open, pointer);
    const fitting = open.find(({ schema }) => fits(value, schema));
    if (fitting !== undefined) return fitting;
    return open.find(({ schema }) => wordsOf(schema) === null) ?? this.#noWord(value, open, pointer);
  }

  #noWord(value: unknown, open: readonly Branch[], pointer: string): null {
    const known = open.flatMap(({ schema }) => wordsOf(schema) ?? []).map(String);
    this.#word('notOneOf', pointer, String(value), known);
    return null;
  }

  #word(code: FindingCode, pointer: string, value: string, known: readonly string[], params = {}): void {
    const meant = nearest(value, known);
    this.#flaw(
      code,
      pointer,
      {
        value: value.slice(0, 60),
        known: list(known),
        ...(meant === null ? {} : { suggestion: meant }),
        ...params,
      },
      meant === null ? {} : { fix: { kind: 'replace', pointer, replacement: meant } },
    );
  }

  #tagged(value: Record<string, unknown>, open: readonly Branch[], pointer: string): Branch | null {
    const keys = new Set<string>();
    for (const branch of open) {
      const mark = tag(branch.schema);
      if (mark === null || !Object.hasOwn(value, mark.key)) continue;
      if (mark.words.includes(value[mark.key] as string)) return branch;
      keys.add(mark.key);
    }
    if (open.length === 1) return open[0] ?? null;
    const byKeys = open.find(
      ({ schema }) => tag(schema) === null && schema.required?.every((key) => Object.hasOwn(value, key)),
    );
    if (byKeys !== undefined) return byKeys;
    const [key] = keys;
    if (key === undefined) this.#noTag(value, open, pointer);
    else {
      const known = open.flatMap(({ schema }) => {
        const mark = tag(schema);
        return mark?.key === key ? mark.words : [];
      });
      const held = value[key];
      this.#word('unknownWord', joined(pointer, key), typeof held === 'string' ? held : kindOf(held), known, {
        key,
      });
    }
    return null;
  }

  /** Nothing tells which branch is meant: say which fields would, and which of its fields may be one with a slip. */
  #noTag(value: Record<string, unknown>, open: readonly Branch[], pointer: string): void {
    const known = [...new Set(open.map(({ schema }) => tag(schema)?.key ?? schema.required?.[0] ?? ''))];
    for (const key of Object.keys(value)) {
      const meant = nearest(key, known);
      if (meant === null) continue;
      const at = joined(pointer, key);
      const fix: Fix = { kind: 'rename', pointer: at, key: meant };
      return this.#flaw(
        'unknownField',
        at,
        { field: key, suggestion: meant, known: list(known) },
        { key: true, fix },
      );
    }
    this.#flaw('missingWord', pointer, { known: list(known) });
  }

  #object(value: Record<string, unknown>, { schema, names }: Branch, pointer: string): void {
    const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
    const mark = tag(schema);
    const said = mark === null ? undefined : value[mark.key];
    // A document's format is a number: it names nothing.
    const whose =
      typeof said === 'string' && mark?.words.includes(said) === true ? said : (names.at(-1) ?? '');
    const meant = new Set<string | null>();
    for (const key of Object.keys(value)) {
      const at = joined(pointer, key);
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (own !== undefined) this.read(value[key], own, at);
      else if (additionalProperties === false || additionalProperties === undefined)
        meant.add(this.#unknown(key, value, Object.keys(properties), at, whose));
      else {
        if (propertyNames !== undefined) this.#name(key, propertyNames, at);
        this.read(value[key], additionalProperties, at);
      }
    }
    for (const key of required)
      if (!Object.hasOwn(value, key) && !meant.has(key))
        this.#flaw('missingField', pointer, { field: key, of: whose });
  }

  /** @returns the field that was meant, if one is near */
  #unknown(key: string, value: object, known: readonly string[], pointer: string, of: string): string | null {
    const free = known.filter((one) => !Object.hasOwn(value, one));
    const meant = nearest(key, free);
    const params = { field: key.slice(0, 60), of, known: list(known) };
    const fix: Fix = meant === null ? { kind: 'remove', pointer } : { kind: 'rename', pointer, key: meant };
    this.#flaw('unknownField', pointer, meant === null ? params : { ...params, suggestion: meant }, {
      key: true,
      fix,
    });
    return meant;
  }

  /** A key that the author made: a token's id, a name. */
  #name(key: string, schema: Schema, pointer: string): void {
    const branch = branches(schema)[0];
    if (branch !== undefined && !fits(key, branch.schema))
      this.#flaw(
        'badName',
        pointer,
        { value: key.slice(0, 60), pattern: branch.schema.pattern ?? '' },
        { key: true },
      );
  }

  #list(
    value: readonly unknown[],
    { items, prefixItems, minItems, maxItems }: Schema,
    pointer: string,
  ): void {
    const most = prefixItems === undefined || items !== false ? maxItems : prefixItems.length;
    if (
      (minItems !== undefined && value.length < minItems) ||
      (prefixItems !== undefined && value.length > (most ?? 0))
    )
      this.#flaw('wrongLength', pointer, { count: minItems ?? 0 });
    else if (most !== undefined && value.length > most)
      this.#flaw('tooMany', pointer, { limit: most, count: value.length });
    value.slice(0, most).forEach((one, at) => {
      const schema = prefixItems?.[at] ?? items;
      if (schema !== undefined && schema !== false) this.read(one, schema, joined(pointer, at));
    });
  }

  #plain(value: unknown, schema: Schema, pointer: string): void {
    if (fits(value, schema)) return;
    const { maxLength, minimum = -Infinity, maximum = Infinity, type, pattern } = schema;
    if (typeof value === 'string') {
      if (maxLength !== undefined && lengthOf(value) > maxLength)
        return this.#flaw('tooLong', pointer, { limit: maxLength, count: lengthOf(value) });
      return this.#flaw('badName', pointer, { value: value.slice(0, 60), pattern: pattern ?? '' });
    }
    const number = value as number;
    if (number < minimum) this.#flaw('tooSmall', pointer, { limit: minimum });
    else if (number > maximum) this.#flaw('tooBig', pointer, { limit: maximum });
    else if (type === 'integer') this.#flaw('notWhole', pointer, { value: number });
  }
}

/** Characters as people count them, not halves of pairs. */
const lengthOf = (text: string): number => [...text].length;

const patterns = new Map<string, RegExp>();
function matches(text: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

/** Does a string, number, truth value or list, taken by itself, fit? Of lists only the kind is looked at. */
function fits(value: unknown, schema: Schema): boolean {
  const words = wordsOf(schema);
  if (words !== null) return words.includes(value as string);
  if (typeof value === 'string') {
    const { maxLength, pattern } = schema;
    return (
      (maxLength === undefined || lengthOf(value) <= maxLength) &&
      (pattern === undefined || matches(value, pattern))
    );
  }
  if (typeof value !== 'number') return true;
  if (!Number.isFinite(value) || (schema.type === 'integer' && !Number.isInteger(value))) return false;
  return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
}
