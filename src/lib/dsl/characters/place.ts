/** Where things stand: pointers into a file (`/skills/0/id`), and their lines and columns in its text. */
import type { JsonMember, JsonNode, TextEdit } from './json.ts';

/** Lines and columns begin at 1; the end is the place behind the last character. `from` and `to` count characters from 0. */
export interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  from: number;
  to: number;
}

/** What mends a finding, as data: the editor offers it, whoever has no text applies it to the value. */
export type Fix =
  | { kind: 'replace'; pointer: string; replacement: unknown }
  | { kind: 'rename'; pointer: string; key: string }
  | { kind: 'remove'; pointer: string };

export const joined = (pointer: string, key: string | number): string =>
  `${pointer}/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Turns offsets into lines and columns. */
export function lineCounter(text: string): (from: number, to: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineOf = (offset: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return (from, to) => {
    const [first, last] = [lineOf(from), lineOf(to)];
    return {
      ...{ line: first + 1, column: from - (starts[first] ?? 0) + 1 },
      ...{ endLine: last + 1, endColumn: to - (starts[last] ?? 0) + 1 },
      ...{ from, to },
    };
  };
}

interface Found {
  node: JsonNode;
  member: JsonMember | null;
  parent: JsonNode | null;
}

/** What a pointer leads to, or the deepest part of it that exists. */
function find(root: JsonNode, pointer: string): Found & { whole: boolean } {
  let found: Found = { node: root, member: null, parent: null };
  for (const key of keysOf(pointer)) {
    const { children } = found.node;
    const member = children instanceof Map ? (children.get(key) ?? null) : null;
    const node = Array.isArray(children) ? children[Number(key)] : member?.node;
    if (node === undefined) return { ...found, whole: false };
    found = { node, member, parent: found.node };
  }
  return { ...found, whole: true };
}

/** What stands at a pointer. @returns null where nothing does */
export function nodeAt(root: JsonNode, pointer: string): JsonNode | null {
  const { node, whole } = find(root, pointer);
  return whole ? node : null;
}

/** Where a pointer's value stands, or with `key` its key; for a whole object or list only its opening bracket. */
export function rangeOf(root: JsonNode, pointer: string, key: boolean): [number, number] {
  const { node, member, whole } = find(root, pointer);
  if (key && whole && member !== null) return [member.keyFrom, member.keyTo];
  return node.children === null ? [node.from, node.to] : [node.from, node.from + 1];
}

/** A fix as a change of the text. @returns null where the text has no such place */
export function editOf(root: JsonNode, text: string, fix: Fix): TextEdit | null {
  const { node, member, parent, whole } = find(root, fix.pointer);
  if (!whole) return null;
  if (fix.kind === 'replace') return { from: node.from, to: node.to, text: JSON.stringify(fix.replacement) };
  if (fix.kind === 'rename')
    return member === null ? null : { from: member.keyFrom, to: member.keyTo, text: JSON.stringify(fix.key) };
  return parent === null ? null : removal(parent, member?.keyFrom ?? node.from, node.to, text);
}

/** A part goes with one comma: the one behind it, or before the last part the one in front. */
function removal(parent: JsonNode, from: number, to: number, text: string): TextEdit {
  const behind = /^\s*,\s*/.exec(text.slice(to, parent.to))?.[0];
  if (behind !== undefined) return { from, to: to + behind.length, text: '' };
  const before = /,\s*$/.exec(text.slice(parent.from, from))?.[0] ?? '';
  return { from: from - before.length, to, text: '' };
}

/** A text with some changes made, none of which may overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((held, { from, to, text: instead }) => held.slice(0, from) + instead + held.slice(to), text);
}
