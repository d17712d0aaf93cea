/** Mends of a wrong shape: a field that lacks, a value of another type, a word that nobody knows. */
import { readJson, type JsonNode, type TextEdit } from '../json.ts';
import { timeNamed } from '../docs/index.ts';
import { editOf, keysOf, nodeAt } from '../place.ts';
import type { Finding } from '../read.ts';
import { sample, sampleBranch } from '../sample.ts';
import { allows, branches, kindOf, tag, wordsOf, type Branch } from '../schema.ts';
import { branchesAt, type Path, type Root } from '../schema-at.ts';
import { thingsOf, type Things } from '../things.ts';
import { inserting, replacing } from './write.ts';

interface Around {
  text: string;
  finding: Finding;
  whole: JsonNode;
  node: JsonNode;
  path: Path;
  root: Root;
  things: Things;
}

/** Keys of a pointer; those of lists as numbers. */
export function pathOf(whole: JsonNode, pointer: string): Path {
  let node: JsonNode | undefined = whole;
  return keysOf(pointer).map((key) => {
    const children: JsonNode['children'] = node?.children ?? null;
    const listed = Array.isArray(children);
    node = listed ? children[Number(key)] : children?.get(key)?.node;
    return listed ? Number(key) : key;
  });
}

/** Ways to mend it, best first. */
export function* shapeMends(text: string, finding: Finding, root: Root): Generator<TextEdit> {
  if (!finding.id.startsWith('F')) return;
  const { root: whole } = readJson(text);
  const node = whole === null ? null : nodeAt(whole, finding.pointer);
  if (whole === null || node === null) return;
  const path = pathOf(whole, finding.pointer);
  const around = { text, finding, whole, node, path, root, things: thingsOf(whole.value) };
  switch (finding.code) {
    case 'missingField':
      yield* missing(around);
      return;
    case 'missingWord':
      yield* wordless(around);
      return;
    case 'wrongType':
      yield* converted(around);
      return;
    case 'notOneOf':
    case 'unknownWord':
      yield* known(around);
      return;
    case 'badName':
      yield* renamed(around);
      return;
    default:
      yield* bounded(around);
  }
}

function* missing({ text, finding, whole, node, path, root, things }: Around): Generator<TextEdit> {
  const field = String(finding.params['field']);
  const [holder] = branchesAt(root, whole.value, path);
  const part = holder?.schema.properties?.[field];
  if (holder === undefined || part === undefined) return;
  const keys = Object.keys(holder.schema.properties ?? {});
  const present = node.children instanceof Map ? [...node.children.keys()] : [];
  const before = present.filter((key) => keys.indexOf(key) < keys.indexOf(field)).at(-1) ?? null;
  for (const branch of branches(part)) {
    const words = wordsOf(branch.schema) ?? [sampleBranch(branch, things)];
    for (const value of words) yield inserting(text, node, before, field, value);
  }
}

/** Nothing says what it is: the words are tried whose part has all fields that are there. */
function* wordless({ text, whole, node, path, root }: Around): Generator<TextEdit> {
  const present = node.children instanceof Map ? [...node.children.keys()] : [];
  const open = branchesAt(root, whole.value, path, true);
  const fitting = open
    .filter(({ schema }) => present.every((key) => Object.hasOwn(schema.properties ?? {}, key)))
    .sort((a, b) => lacking(a, present) - lacking(b, present));
  for (const { schema } of fitting) {
    const mark = tag(schema);
    for (const word of mark?.words ?? []) yield inserting(text, node, null, mark?.key ?? '', word);
  }
}
const lacking = ({ schema }: Branch, present: readonly string[]): number =>
  (schema.required ?? []).filter((key) => !present.includes(key)).length;

function* converted({ text, finding, whole, node, path, root, things }: Around): Generator<TextEdit> {
  const all = branchesAt(root, whole.value, path, true);
  for (const value of [...conversions(node.value, all), ...all.map((one) => sampleBranch(one, things))])
    if (all.some(({ schema }) => allows(schema, kindOf(value)))) yield replacing(text, node, value);
  const remove = editOf(whole, text, { kind: 'remove', pointer: finding.pointer });
  if (remove !== null) yield remove;
}

const HAN = /\p{Script=Han}/u;

/** What somebody meant who wrote another type. */
function* conversions(value: unknown, all: readonly Branch[]): Generator<unknown> {
  const lists = all.some(({ schema }) => schema.type === 'array');
  if (Array.isArray(value) && value.length > 0) yield value[0];
  if (typeof value === 'string') {
    if (all.some(({ names }) => names.at(-1) === 'Text')) yield { [HAN.test(value) ? 'zh' : 'en']: value };
    if (value.trim() !== '' && Number.isFinite(Number(value))) yield Number(value);
    if (value === 'true' || value === 'false') yield value === 'true';
  }
  if (typeof value === 'number' || typeof value === 'boolean') yield String(value);
  if (kindOf(value) === 'object') {
    const { zh, en, id } = value as Record<string, unknown>;
    for (const held of [id, en, zh]) if (typeof held === 'string') yield held;
    if (!lists) yield Object.values(value as object)[0];
  }
  if (lists && !Array.isArray(value)) yield [value];
}

/** A timing may have been written by its name. */
function* known({ text, finding, whole, node, path, root }: Around): Generator<TextEdit> {
  const time = typeof node.value === 'string' ? timeNamed(node.value) : null;
  if (time !== null) yield replacing(text, node, time);
  const words = branchesAt(root, whole.value, path, true).flatMap(({ schema }) => wordsOf(schema) ?? []);
  const said = String(finding.params['known'] ?? '').split(', ');
  const near = likeness(String(node.value));
  const all = (words.length > 0 ? words : said).map((word) => ({ word, like: near(String(word)) }));
  for (const { word } of all.sort((a, b) => b.like - a.like)) yield replacing(text, node, word);
}

/** How many pairs of neighbouring letters two words share: what is most alike is tried first. */
function likeness(written: string): (word: string) => number {
  const pairs = (word: string): string[] => [...word].map((letter, at) => letter + (word[at + 1] ?? ''));
  const own = new Set(pairs(written.toLowerCase()));
  return (word) => pairs(word.toLowerCase()).filter((pair) => own.has(pair)).length;
}

/** Small letters, digits and hyphens. */
function* renamed({ text, finding, whole, node, path }: Around): Generator<TextEdit> {
  const parent = nodeAt(whole, finding.pointer.slice(0, finding.pointer.lastIndexOf('/')));
  const key = path.at(-1);
  const member = parent?.children instanceof Map ? parent.children.get(String(key)) : undefined;
  const written = String(finding.params['value'] ?? '');
  const isKey = member !== undefined && typeof key === 'string' && finding.place?.from === member.keyFrom;
  const slugs = [slug(written), 'new-one', 'X'];
  for (const word of slugs) {
    if (word === '') continue;
    if (isKey) yield { from: member.keyFrom, to: member.keyTo, text: JSON.stringify(word) };
    else yield replacing(text, node, word);
  }
}
const slug = (written: string): string =>
  written
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');

/** Numbers and lengths past their bounds. */
function* bounded({ text, finding, whole, node, path, root, things }: Around): Generator<TextEdit> {
  const limit = Number(finding.params['limit']);
  const { code } = finding;
  if (code === 'tooSmall' || code === 'tooBig') yield replacing(text, node, limit);
  if (code === 'notWhole') yield replacing(text, node, Math.round(Number(node.value)));
  if (code === 'tooLong') yield replacing(text, node, [...String(node.value)].slice(0, limit).join(''));
  if (code === 'tooMany' && Array.isArray(node.value))
    yield replacing(text, node, node.value.slice(0, limit));
  if (code === 'wrongLength' && Array.isArray(node.value)) {
    const count = Number(finding.params['count']);
    const [list] = branchesAt(root, whole.value, path).filter(({ schema }) => schema.type === 'array');
    const full = list === undefined ? [] : (sample(list.schema, things) as unknown[]);
    const held: unknown[] = node.value;
    yield replacing(text, node, [...held.slice(0, count), ...full.slice(held.length)]);
  }
  if (code === 'newerFormat') yield replacing(text, node, Number(finding.params['ours']));
}
