/** What may be written at the cursor: fields, words, ids and names of this file, whole parts to begin with. */
import { cursorAt, type Cursor } from './cursor.ts';
import {
  constructOf,
  docText,
  fieldDoc,
  partDoc,
  wordDoc,
  TIMES_IN_ORDER,
  type Language,
} from './docs/index.ts';
import { NOTHING, sampleBranch } from './sample.ts';
import { branches, tag, wordsOf, type Branch, type Schema } from './schema.ts';
import { branchesAt, valueAt, type Root } from './schema-at.ts';
import { PARTS_TO_BEGIN } from './snippets.ts';
import { namedBy, namesGiven, thingsOf, type Thing, type Things } from './things.ts';

export interface Proposal {
  label: string;
  kind: 'field' | 'word' | 'time' | 'thing' | 'name' | 'part';
  /** What goes in, with places to fill as `${1:…}`. */
  insert: string;
  /** What it takes the place of. */
  from: number;
  to: number;
  /** In a word or two. */
  detail: string;
  /** What it means, and an example (markdown of ours; nothing of the file is in it). */
  docs: string;
  /** The order they are listed in. */
  sort: string;
}

type Draft = Omit<Proposal, 'from' | 'to' | 'sort'>;

/** @returns everything that fits at the place, best first; nothing where the text cannot be read at all */
export function complete(text: string, offset: number, root: Root, language: Language): Proposal[] {
  const cursor = cursorAt(text, offset);
  if (cursor === null) return [];
  const drafts =
    cursor.part === 'key' ? fields(text, cursor, root, language) : values(cursor, root, language);
  const comma = cursor.part === 'value' || !hasColon(text, cursor.to) ? commaBehind(text, cursor) : '';
  const seen = new Set<string>();
  return [...drafts]
    .sort((a, b) => timeOf(a) - timeOf(b))
    .filter(({ label, kind }) => !seen.has(`${kind} ${label}`) && seen.add(`${kind} ${label}`))
    .map((draft, at) => ({
      ...draft,
      insert: draft.insert + comma,
      from: cursor.from,
      to: cursor.to,
      sort: String(at).padStart(4, '0'),
    }));
}

/** Timings stand in the order of a turn, whichever triggers they belong to. */
const timeOf = ({ kind, label }: Draft): number => (kind === 'time' ? TIMES_IN_ORDER.indexOf(label) : 0);

/** So much as fits beside a word of a list. */
const firstWords = (docs: string): string => /^(?:[^。：:;；.]|\.(?! |$))*/.exec(docs)?.[0] ?? '';

const hasColon = (text: string, at: number): boolean => /^\s*:/.test(text.slice(at));

/** A comma where another part follows. */
const commaBehind = (text: string, { to, path }: Cursor): string =>
  path.length > 0 && /^\s*["{[\w-]/.test(text.slice(to)) ? ',' : '';

/** Text that stands in a snippet as it is. */
export const literal = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
const quoted = (text: string): string => literal(JSON.stringify(text));

/** What an example looks like, behind the docs. */
export const withExample = (words: string, example: unknown): string =>
  `${words}\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;

function fields(text: string, cursor: Cursor, root: Root, language: Language): Draft[] {
  const holder = cursor.path.slice(0, -1);
  const held = valueAt(cursor.value, holder);
  const own = cursor.path.at(-1);
  const present = new Set(Object.keys(typeof held === 'object' && held !== null ? held : {}));
  if (typeof own === 'string') present.delete(own);
  const context = Object.fromEntries([...present].map((key) => [key, valueAt(held, [key])]));
  const whole = replaced(cursor.value, holder, context);
  const all = branchesAt(root, whole, holder).filter(({ schema }) => schema.type === 'object');
  const things = thingsOf(cursor.value);
  const colon = hasColon(text, cursor.to);
  const drafts = all.flatMap((branch) => fieldsOf(branch, present, language, things, colon));
  // What must be there first.
  return [...drafts.filter(({ must }) => must), ...drafts.filter(({ must }) => !must)].map(
    ({ draft }) => draft,
  );
}

/** A document with another value at a path. */
function replaced(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = replaced(valueAt(whole, [key]), rest, value);
  if (Array.isArray(whole)) return whole.map((one: unknown, at) => (at === key ? inner : one));
  return { ...(whole as object), [key]: inner };
}

function fieldsOf(
  { schema, names }: Branch,
  present: ReadonlySet<string>,
  language: Language,
  things: Things,
  colon: boolean,
): { draft: Draft; must: boolean }[] {
  const write = (key: string, part: Schema): string =>
    colon ? quoted(key) : `${quoted(key)}: ${template(part, tag(schema)?.key === key ? schema : null)}`;
  const made = Object.entries(schema.properties ?? {})
    .filter(([key]) => !present.has(key))
    .map(([key, part]) => {
      const doc = fieldDoc(names, key);
      const docs = doc === null ? '' : docText(doc, language);
      const must = schema.required?.includes(key) === true;
      return {
        must,
        draft: {
          label: key,
          kind: 'field' as const,
          insert: write(key, part),
          detail: firstWords(docs),
          docs,
        },
      };
    });
  const { additionalProperties: part, propertyNames } = schema;
  const known = propertyNames === undefined ? null : namedBy(things, branches(propertyNames)[0]?.names ?? []);
  if (part === undefined || part === false || known === null) return made;
  const free = known.filter(({ id }) => !present.has(id));
  return [
    ...made,
    ...free.map((thing) => ({
      must: false,
      draft: { ...ofThing(thing, language), insert: write(thing.id, part) },
    })),
  ];
}

/** What a new field holds until it is filled. @param said the word that this field must be in this part */
function template(schema: Schema, said: Schema | null): string {
  const word = said === null ? undefined : wordsOf(said.properties?.[tag(said)?.key ?? ''] ?? {});
  if (word?.length === 1) return literal(JSON.stringify(word[0]));
  const all = branches(schema);
  const [only] = all.length === 1 ? (wordsOf(all[0]?.schema ?? {}) ?? []) : [];
  if (only !== undefined && wordsOf(all[0]?.schema ?? {})?.length === 1) return literal(JSON.stringify(only));
  const types = all.map((branch) => branch.schema.type ?? 'string');
  if (all.some(({ names }) => names.at(-1) === 'Text')) return '{ "zh": "$1", "en": "$2" }';
  if (types.some((type) => type === 'integer' || type === 'number')) return '${1:1}';
  if (types.every((type) => type === 'array')) return '[$1]';
  if (types.every((type) => type === 'boolean')) return '${1:true}';
  return types.includes('string') ? '"$1"' : '{ $1 }';
}

function values(cursor: Cursor, root: Root, language: Language): Draft[] {
  const all = branchesAt(root, cursor.value, cursor.path, true);
  const things = thingsOf(cursor.value);
  const key = [...cursor.path].reverse().find((one) => typeof one === 'string') ?? '';
  const holder = branchesAt(root, cursor.value, cursor.path.slice(0, -1))[0]?.names ?? [];
  return [
    ...all.flatMap(({ schema, names }) => wordsIn(schema, [...names, ...holder], String(key), language)),
    ...all.flatMap(({ names }) => (namedBy(things, names) ?? []).map((thing) => ofThing(thing, language))),
    ...(all.some(({ names }) => names.includes('Name') || names.includes('Formula'))
      ? namesGiven(cursor.value, cursor.path).map(ofName)
      : []),
    ...partsOf(all, language),
  ];
}

function wordsIn(schema: Schema, names: readonly string[], key: string, language: Language): Draft[] {
  const words = (wordsOf(schema) ?? []).map((word) => ({ word, at: TIMES_IN_ORDER.indexOf(String(word)) }));
  return words
    .sort((a, b) => a.at - b.at)
    .map(({ word, at }) => {
      const doc = wordDoc(names, key, String(word));
      const docs = doc === null ? '' : docText(doc, language);
      const example = constructOf(key, word)?.example;
      return {
        label: String(word),
        kind: at < 0 ? 'word' : 'time',
        insert: literal(JSON.stringify(word)),
        detail: firstWords(docs),
        docs: example === undefined ? docs : withExample(docs, example),
      };
    });
}

const ofThing = ({ id, zh, en }: Thing, language: Language): Draft => ({
  label: id,
  kind: 'thing',
  insert: quoted(id),
  detail: language === 'en' ? en || zh : zh || en,
  docs: '',
});
const ofName = (name: string): Draft => ({
  label: name,
  kind: 'name',
  insert: quoted(name),
  detail: '',
  docs: '',
});

/** Whole parts: each verb, cost, rule with its example; skills, tokens, conditions as they begin. */
function partsOf(all: readonly Branch[], language: Language): Draft[] {
  return all.flatMap((branch) => {
    const { schema, names } = branch;
    if (schema.type !== 'object') return [];
    const own = PARTS_TO_BEGIN[names.at(-1) ?? ''];
    const mark = tag(schema);
    const word = mark?.words[0];
    const construct = mark === null ? null : constructOf(mark.key, word);
    const doc = construct?.doc ?? partDoc(names);
    const example = construct?.example ?? sampleBranch(branch, NOTHING);
    const label = mark === null || own !== undefined ? (names.at(-1) ?? '{ }') : `${mark.key}: ${word ?? ''}`;
    const docs = doc === null ? '' : docText(doc, language);
    return [
      {
        label,
        kind: 'part' as const,
        insert: own ?? literal(JSON.stringify(example, null, 2)),
        detail: firstWords(docs),
        docs: withExample(docs, example),
      },
    ];
  });
}
