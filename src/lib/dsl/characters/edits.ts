/**
 * A change of the value at a pointer as changes of the text: every other byte stays as it was typed, and what is new is
 * written as the project's files are. Whoever shows a document as something else than text changes it by these.
 */
import type { JsonMember, JsonNode, TextEdit } from './json.ts';
import { keysOf } from './place.ts';

/** A value in its place: `member` where it stands in an object, `at` its number among its neighbours. */
export interface Spot {
  node: JsonNode;
  parent: JsonNode | null;
  member: JsonMember | null;
  at: number;
}

/** The text and its reading, which belong together. */
export interface Source {
  text: string;
  root: JsonNode;
}

/** Lists of words longer than this get a line an entry. */
const WIDTH = 110;

/** @returns what stands at the pointer, or null where nothing does */
export function spotAt(root: JsonNode, pointer: string): Spot | null {
  let spot: Spot = { node: root, parent: null, member: null, at: 0 };
  for (const key of keysOf(pointer)) {
    const { children } = spot.node;
    if (children instanceof Map) {
      const member = children.get(key);
      if (member === undefined) return null;
      spot = { node: member.node, parent: spot.node, member, at: [...children.keys()].indexOf(key) };
    } else {
      const at = /^\d+$/.test(key) ? Number(key) : -1;
      const node = children?.[at];
      if (node === undefined) return null;
      spot = { node, parent: spot.node, member: null, at };
    }
  }
  return spot;
}

export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
export const lastKey = (pointer: string): string => keysOf(pointer).at(-1) ?? '';

/** How a document is laid out: one step to the right, and its line ends. */
interface Layout {
  unit: string;
  end: string;
}

function layoutOf({ text, root }: Source): Layout {
  const first = partsOf(root)[0];
  const unit = first === undefined ? '' : text.slice(lineStart(text, first.from), first.from);
  return { unit: /^[ \t]+$/.test(unit) ? unit : '  ', end: text.includes('\r\n') ? '\r\n' : '\n' };
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, at), at))?.[0] ?? '';

interface Part {
  from: number;
  to: number;
}

/** The parts of an object (key and value) or a list. */
function partsOf({ children }: JsonNode): Part[] {
  if (children === null) return [];
  if (Array.isArray(children)) return children.map(({ from, to }) => ({ from, to }));
  return [...children.values()]
    .map(({ keyFrom, node }) => ({ from: keyFrom, to: node.to }))
    .sort((a, b) => a.from - b.from);
}

/** How a new part of a holder stands: on a line of its own, or beside the others (`indent` null). */
function styleOf(holder: JsonNode, { text, root }: Source, { unit }: Layout): { indent: string | null } {
  const [first] = partsOf(holder);
  if (first !== undefined) {
    const broken = text.slice(holder.from, first.from).includes('\n');
    return { indent: broken ? indentAt(text, first.from) : null };
  }
  const lines = text.slice(root.from, root.to).includes('\n') || holder === root;
  return { indent: lines ? indentAt(text, holder.from) + unit : null };
}

/**
 * A value as the project's files write it: an object a line a field, a list of words in one line where it fits.
 * @param indent of the line it begins in; null: all in one line
 * @param used how much of the first line stands before it
 */
export function written(value: unknown, indent: string | null, { unit, end }: Layout, used = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const inner = indent === null ? null : indent + unit;
  const part = (key: string, held: unknown): string => {
    const label = isList ? '' : `${JSON.stringify(key)}: `;
    return label + written(held, inner, { unit, end }, (inner ?? '').length + label.length);
  };
  const parts = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .map(([key, held]) => part(key, held));
  if (parts.length === 0) return `${open ?? ''}${close ?? ''}`;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  const isFlat = isList && !line.includes('\n') && used + line.length < WIDTH;
  if (inner === null || isFlat) return line;
  return `${open ?? ''}${end}${inner}${parts.join(`,${end}${inner}`)}${end}${indent ?? ''}${close ?? ''}`;
}

/** A part put among those of a holder. @param before the number of the part it comes to stand before */
function put(source: Source, holder: JsonNode, before: number, label: string, value: unknown): TextEdit {
  const layout = layoutOf(source);
  const isWord = typeof value !== 'object' && Array.isArray(holder.children) && holder.children.length === 0;
  const indent = isWord ? null : styleOf(holder, source, layout).indent;
  const words = label + written(value, indent, layout, (indent ?? '').length + label.length);
  const gap = indent === null ? ' ' : layout.end + indent;
  const parts = partsOf(holder);
  const next = parts[before];
  const last = parts.at(-1);
  if (next !== undefined) return { from: next.from, to: next.from, text: `${words},${gap}` };
  if (last !== undefined) return { from: last.to, to: last.to, text: `,${gap}${words}` };
  const [from, to] = [holder.from + 1, holder.to - 1];
  const isBlank = source.text.slice(from, to).trim() === '';
  const isObject = holder.children instanceof Map;
  const [lead, tail] =
    indent === null
      ? isObject
        ? [' ', ' ']
        : ['', '']
      : [gap, layout.end + indentAt(source.text, holder.from)];
  return { from, to: isBlank ? to : from, text: lead + words + tail };
}

/** Where a new key belongs: behind the nearest one that comes before it in the order, else before the next. */
function placeFor(key: string, present: readonly string[], order: readonly string[]): number {
  const rank = (one: string): number => order.indexOf(one);
  const own = rank(key);
  if (own < 0) return present.length;
  let [before, after] = [-1, -1];
  present.forEach((one, at) => {
    const other = rank(one);
    if (other < 0) return;
    if (other < own && (before < 0 || other > rank(present[before] ?? ''))) before = at;
    if (other > own && (after < 0 || other < rank(present[after] ?? ''))) after = at;
  });
  if (before >= 0) return before + 1;
  return after >= 0 ? after : present.length;
}

/**
 * The value at the pointer becomes this one; what is missing on the way is made as objects.
 * @param order the keys of the object it stands in, as the schema lists them: for a new key
 * @returns no edit where it is so already, or where the pointer leads into something that is no object
 */
export function setEdits(
  source: Source,
  pointer: string,
  value: unknown,
  order: readonly string[],
): TextEdit[] {
  const spot = spotAt(source.root, pointer);
  if (spot !== null) {
    if (JSON.stringify(spot.node.value) === JSON.stringify(value)) return [];
    const layout = layoutOf(source);
    const { from, to } = spot.node;
    const line = source.text.slice(lineStart(source.text, from), from).length;
    const one = spot.parent !== null && styleOf(spot.parent, source, layout).indent === null;
    return [{ from, to, text: written(value, one ? null : indentAt(source.text, from), layout, line) }];
  }
  const holder = spotAt(source.root, parentOf(pointer));
  const key = lastKey(pointer);
  if (holder === null) return setEdits(source, parentOf(pointer), { [key]: value }, order);
  const { children } = holder.node;
  if (Array.isArray(children) && key === String(children.length))
    return insertEdits(source, parentOf(pointer), children.length, value);
  if (!(children instanceof Map)) return [];
  const at = placeFor(key, [...children.keys()], order);
  return [put(source, holder.node, at, `${JSON.stringify(key)}: `, value)];
}

/** A new item of a list. @param at its number afterwards */
export function insertEdits(source: Source, pointer: string, at: number, value: unknown): TextEdit[] {
  const spot = spotAt(source.root, pointer);
  return Array.isArray(spot?.node.children) ? [put(source, spot.node, at, '', value)] : [];
}

/** An item of a list, or a member of an object, takes another place among its neighbours; what is between them stays. */
export function moveEdits({ text, root }: Source, pointer: string, from: number, to: number): TextEdit[] {
  const spot = spotAt(root, pointer);
  const parts = spot === null ? [] : partsOf(spot.node);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const [first, last] = [parts[low], parts[high]];
  if (from === to || first === undefined || last === undefined) return [];
  const span = parts.slice(low, high + 1);
  const words = span.map((part) => text.slice(part.from, part.to));
  const [moved = ''] = words.splice(from - low, 1);
  words.splice(to - low, 0, moved);
  const gaps = span.slice(1).map((part, i) => text.slice(span[i]?.to ?? part.from, part.from));
  return [{ from: first.from, to: last.to, text: words.map((word, i) => word + (gaps[i] ?? '')).join('') }];
}

/** The part goes, with one comma; of the last one nothing is left between the brackets. */
export function removeEdits({ text, root }: Source, pointer: string): TextEdit[] {
  const spot = spotAt(root, pointer);
  if (spot?.parent === undefined || spot.parent === null) return [];
  const { parent, node, member } = spot;
  const from = member?.keyFrom ?? node.from;
  const { to } = node;
  const parts = partsOf(parent);
  const at = parts.findIndex((part) => part.from === from);
  const [next, before] = [parts[at + 1], parts[at - 1]];
  if (next !== undefined) return [{ from, to: next.from, text: '' }];
  if (before !== undefined) return [{ from: before.to, to, text: '' }];
  const inner = text.slice(parent.from + 1, from) + text.slice(to, parent.to - 1);
  if (/^[\s,]*$/.test(inner)) return [{ from: parent.from + 1, to: parent.to - 1, text: '' }];
  return [{ from, to, text: '' }];
}

/** A member of an object gets another key. */
export function renameKeyEdits({ root }: Source, pointer: string, key: string): TextEdit[] {
  const member = spotAt(root, pointer)?.member;
  if (member === undefined || member === null || lastKey(pointer) === key) return [];
  return [{ from: member.keyFrom, to: member.keyTo, text: JSON.stringify(key) }];
}

/** The deepest place whose text holds an offset: where a jump into the text leads in a form. */
export function pointerAt(root: JsonNode, offset: number): string {
  let pointer = '';
  let node = root;
  for (;;) {
    const { children } = node;
    const entries: [string | number, JsonNode, number][] =
      children instanceof Map
        ? [...children].map(([key, member]) => [key, member.node, member.keyFrom])
        : (children ?? []).map((one, at) => [at, one, one.from]);
    const found = entries.find(([, one, from]) => from <= offset && offset <= one.to);
    if (found === undefined) return pointer;
    pointer += `/${String(found[0]).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    node = found[1];
  }
}
