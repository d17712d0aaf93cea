/** Where a cursor stands in a text that may be broken: which value or key, and what is said around it. */
import { getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { LIMITS } from './json.ts';
import type { Path } from './schema-at.ts';

export interface Cursor {
  /** Keys from the root to the value or key at the cursor; a key that is not written yet is empty. */
  path: Path;
  part: 'key' | 'value';
  /** What stands there, from its first to behind its last character; from = to where nothing does. */
  from: number;
  to: number;
  /** The whole document as far as it can be read. */
  value: unknown;
}

/** Nothing here may be slow or deep: such texts have a finding of their own and no help. */
function readable(text: string): boolean {
  if (text.length > LIMITS.characters) return false;
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{}\]]/g)) {
    if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    if (depth > LIMITS.depth) return false;
  }
  return true;
}

/** The whole of a text as far as it can be read; undefined where nothing can. */
export function tolerantValue(text: string): unknown {
  if (!readable(text)) return undefined;
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root === undefined ? undefined : (getNodeValue(root) as unknown);
}

/** @returns null where the text cannot be helped with */
export function cursorAt(text: string, offset: number): Cursor | null {
  if (!readable(text)) return null;
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const touched =
    previousNode !== undefined &&
    previousNode.offset <= offset &&
    offset <= previousNode.offset + previousNode.length;
  const word = touched ? null : wordAround(text, offset);
  return {
    path,
    part: isAtPropertyKey ? 'key' : 'value',
    from: touched ? previousNode.offset : (word?.from ?? offset),
    to: touched ? endOf(text, previousNode.offset, previousNode.length) : (word?.to ?? offset),
    value: tolerantValue(text),
  };
}

/** A text without its end goes on to the next line for a reader of files; its author means the line. */
function endOf(text: string, from: number, length: number): number {
  const line = /^[^\r\n]*/.exec(text.slice(from, from + length))?.[0] ?? '';
  return from + line.length;
}

/** A word without quotation marks. */
function wordAround(text: string, offset: number): { from: number; to: number } {
  const before = /[\w.-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const behind = /^[\w.-]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return { from: offset - before, to: offset + behind };
}
