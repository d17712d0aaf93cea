/** Ids and names of a document: what a field may name, and everything that names a thing when it is called otherwise. */
import { readFormula } from '$lib/dsl/characters/formula.ts';
import { readJson, type TextEdit } from '$lib/dsl/characters/json.ts';
import { joined, keysOf } from '$lib/dsl/characters/place.ts';
import { renameKeyEdits, setEdits, spotAt, type Source } from '$lib/dsl/characters/edits.ts';
import type { Grammar, Schema } from './grammar.ts';

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string of a document: a value, or a key that its author made; `names`: the definitions it was read by. */
interface Word {
  pointer: string;
  text: string;
  isKey: boolean;
  names: ReadonlySet<string>;
  holder: Plain | null;
}

/** Tells of every string of a value whose schema is known. */
function walk(
  grammar: Grammar,
  value: unknown,
  schema: Schema,
  pointer: string,
  tell: (word: Word) => void,
): void {
  const visit = (held: unknown, key: string, holder: Plain | null): void => {
    const part = grammar.part(schema, value, key);
    if (part === null) return;
    const at = joined(pointer, key);
    if (typeof held === 'string')
      tell({ pointer: at, text: held, isKey: false, names: grammar.place(part).names, holder });
    else walk(grammar, held, part, at, tell);
  };
  if (Array.isArray(value)) value.forEach((held, at) => visit(held, String(at), null));
  if (!isPlain(value)) return;
  const own = grammar.wayOf(grammar.place(schema), value)?.branch.schema;
  for (const [key, held] of Object.entries(value)) {
    if (own?.propertyNames !== undefined && own.properties?.[key] === undefined)
      tell({
        ...{ pointer: joined(pointer, key), text: key, isKey: true, holder: null },
        names: grammar.place(own.propertyNames).names,
      });
    visit(held, key, value);
  }
}

/** Everything that a document and one of its skills name. */
export interface Known {
  tokens: readonly string[];
  forms: readonly string[];
  cards: readonly string[];
  skills: readonly string[];
  /** Names that are given within `scope`. */
  bound: readonly string[];
}

const keysIn = (value: unknown, key: string): string[] => {
  const held = isPlain(value) ? value[key] : undefined;
  return isPlain(held) ? Object.keys(held) : [];
};

/** @param scope the skill in work, whose names count; null: none */
export function knownIn(grammar: Grammar, whole: unknown, scope: string | null): Known {
  const skills = isPlain(whole) && Array.isArray(whole['skills']) ? (whole['skills'] as unknown[]) : [];
  const bound = new Set<string>();
  if (scope !== null)
    eachWord(grammar, whole, scope, ({ names, text }) => {
      if (names.has('NewName')) bound.add(text);
    });
  return {
    ...{ tokens: keysIn(whole, 'tokens'), forms: keysIn(whole, 'forms'), cards: keysIn(whole, 'cards') },
    skills: skills.flatMap((skill) =>
      isPlain(skill) && typeof skill['id'] === 'string' ? [skill['id']] : [],
    ),
    bound: [...bound],
  };
}

function eachWord(grammar: Grammar, whole: unknown, scope: string, tell: (word: Word) => void): void {
  const keys = keysOf(scope);
  const schema = grammar.at(whole, keys);
  const value = keys.reduce<unknown>((held, key) => (held as Plain | undefined)?.[key], whole);
  if (schema !== null) walk(grammar, value, schema, scope, tell);
}

/** What a string read by these definitions may be. */
export function suggestions(names: ReadonlySet<string>, known: Known): readonly string[] {
  if (names.has('TokenId')) return known.tokens;
  if (names.has('FormId')) return known.forms;
  if (names.has('LaidId') || names.has('Laid')) return known.cards;
  if (names.has('SkillId')) return known.skills;
  if (names.has('NewName')) return [];
  if (names.has('Name') || names.has('Formula') || names.has('Num')) return known.bound;
  return [];
}

/** What an id or a name of the document stands for. */
export type Thing = 'TokenId' | 'FormId' | 'LaidId' | 'SkillId' | 'NewName';

/** What the name at a place is the name of; null where it is no name that others may use. */
export function thingAt(pointer: string, names: ReadonlySet<string>): Thing | null {
  if (names.has('NewName')) return 'NewName';
  const [section, , field, ...more] = keysOf(pointer);
  if (section === 'skills') return field === 'id' && more.length === 0 ? 'SkillId' : null;
  if (field !== undefined) return null;
  return section === 'tokens'
    ? 'TokenId'
    : section === 'forms'
      ? 'FormId'
      : section === 'cards'
        ? 'LaidId'
        : null;
}

/** The ability or rule in which a name holds; a name that is remembered holds everywhere. */
function scopeOf(pointer: string, whole: unknown): string {
  const keys = keysOf(pointer);
  const holder = keys.slice(0, -1).reduce<unknown>((held, key) => (held as Plain | undefined)?.[key], whole);
  if (isPlain(holder) && holder['do'] === 'remember') return '';
  const depth = keys[0] === 'variants' ? 6 : 4;
  return keys.slice(0, depth).reduce(joined, '');
}

const uses = ({ names, holder, isKey }: Word, thing: Thing): boolean => {
  if (thing === 'NewName') return names.has('NewName') || names.has('Name') || names.has('Formula');
  if (thing === 'LaidId') return names.has('LaidId') || names.has('Laid');
  if (thing === 'TokenId' && !isKey && holder?.['do'] === 'exchange' && holder['what'] === 'tokens')
    return names.size === 0 || names.has('TokenId');
  return names.has(thing);
};

/** The word with the name changed in it: formulas may hold it several times. */
function renamed({ text, names }: Word, from: string, to: string): string {
  if (text === from) return to;
  if (!names.has('Formula')) return text;
  return readFormula(text)
    .names.filter(({ name }) => name === from)
    .reverse()
    .reduce((held, { at }) => held.slice(0, at) + to + held.slice(at + from.length), text);
}

/** All places that name a thing, besides where it gets its name. */
export function referencesTo(grammar: Grammar, whole: unknown, pointer: string, thing: Thing): string[] {
  const name = nameAt(whole, pointer, thing);
  const found: string[] = [];
  eachWord(grammar, whole, thing === 'NewName' ? scopeOf(pointer, whole) : '', (word) => {
    if (word.pointer !== pointer && uses(word, thing) && renamed(word, name, `${name}-`) !== word.text)
      found.push(word.pointer);
  });
  return found;
}

const isKeyed = (whole: unknown, pointer: string, thing: Thing): boolean => {
  const held = keysOf(pointer).reduce<unknown>((value, key) => (value as Plain | undefined)?.[key], whole);
  return thing === 'NewName'
    ? typeof held !== 'string' || !/\/(as|name|optional)$/.test(pointer)
    : thing !== 'SkillId';
};

function nameAt(whole: unknown, pointer: string, thing: Thing): string {
  if (isKeyed(whole, pointer, thing)) return keysOf(pointer).at(-1) ?? '';
  return String(keysOf(pointer).reduce<unknown>((value, key) => (value as Plain | undefined)?.[key], whole));
}

/**
 * A thing is called otherwise, and with `all` everything that names it says so too, in one step.
 * @param pointer the key or string that gives it its name
 */
export function renameEdits(
  grammar: Grammar,
  source: Source,
  pointer: string,
  thing: Thing,
  to: string,
  all: boolean,
): TextEdit[] {
  const whole = source.root.value;
  const from = nameAt(whole, pointer, thing);
  const own = isKeyed(whole, pointer, thing)
    ? renameKeyEdits(source, pointer, to)
    : setEdits(source, pointer, to, []);
  if (!all || own.length === 0) return own;
  const edits = [...own];
  eachWord(grammar, whole, thing === 'NewName' ? scopeOf(pointer, whole) : '', (word) => {
    const text = renamed(word, from, to);
    if (word.pointer === pointer || text === word.text || !uses(word, thing)) return;
    if (word.isKey) edits.push(...renameKeyEdits(source, word.pointer, text));
    else edits.push(...setEdits(source, word.pointer, text, []));
  });
  return edits;
}

/** A name that its neighbours do not have: `skill-2`. */
export function freshKey(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  for (let count = 2; ; count++) if (!taken.includes(`${base}-${count}`)) return `${base}-${count}`;
}

/** For a text that is no JSON: the place where the reading ended. */
export const brokenAt = (text: string): { line: number; words: string } | null => {
  const { root, faults } = readJson(text);
  if (root !== null) return null;
  const at = faults.at(-1)?.from ?? 0;
  const line = text.slice(0, at).split('\n').length;
  return { line, words: text.split('\n')[line - 1] ?? '' };
};

export const valueAt = ({ root }: Source, pointer: string): unknown => spotAt(root, pointer)?.node.value;
