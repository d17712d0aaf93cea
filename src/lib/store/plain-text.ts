/** Text from outside → plain JSON, or what is wrong with it. Hostile text can neither hang nor crash what reads it. */

/** Before the JSON is even read. */
export type TextFault = 'notText' | 'notJson' | 'tooBig' | 'tooDeep' | 'broken';

/** Of one document, and of a file of many. */
export const MOST_BYTES = 2_000_000;
export const MOST_BYTES_OF_ALL = 20_000_000;
const MOST_LEVELS = 60;
/** Keys that reach into JavaScript's own objects. */
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** How deep brackets stand in each other, counted before parsing so that no parser is driven too deep. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > MOST_LEVELS) return true;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return false;
}

/** No forbidden key anywhere, and no number that JSON wrote but no number can hold (1e999). */
function isSafe(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSafe);
  return Object.entries(value).every(([key, inner]) => !FORBIDDEN.includes(key) && isSafe(inner));
}

const ENCODINGS: readonly (readonly [mark: readonly number[], name: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file, without the mark that some editors put in front: UTF-8, or UTF-16 where the file says so.
 * @returns the fault if it is no text: bytes that were lost are never guessed
 */
export function readBytes(bytes: Uint8Array): { text: string } | 'notText' | 'tooBig' {
  if (bytes.length > 2 * MOST_BYTES_OF_ALL) return 'tooBig';
  const encoding = ENCODINGS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1] ?? 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return 'notText';
  }
}

/** Reads JSON that may come from anybody. */
export function readPlain(text: string, most = MOST_BYTES): { data: unknown } | TextFault {
  // No character takes less than a byte; counting bytes first would cost more than it tells.
  if (text.length > most) return 'tooBig';
  if (isTooDeep(text)) return 'tooDeep';
  try {
    const data: unknown = JSON.parse(text);
    return isSafe(data) ? { data } : 'broken';
  } catch {
    return 'notJson';
  }
}
