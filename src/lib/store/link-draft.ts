/**
 * The value of a draft as a link holds it. Its text is written as the data it says, without a space, and in the house
 * format again on opening; a text that says no object, or something else once it is data, travels as it was typed.
 */
import { readPlain } from './plain-text.ts';

/** `[data or text]`, or `[data or text, cases]`. */
type Packed = [unknown] | [unknown, unknown];

/** JSON in the house format: as character files of the project are written. */
export const inHouseFormat = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** What is longer stays in one line: of hostile data, bracket in bracket, spaces would make a thousand times as much. */
const MOST_FORMATTED = 100_000;

/** Without the space between its parts; what stands in quotes stays. */
const withoutSpace = (json: string): string => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the text says, if nothing of it is lost that way (a key twice, a number written otherwise); else the text. */
function dataOrText(text: string): unknown {
  const read = readPlain(text);
  if (typeof read === 'string' || !isObject(read.data)) return text;
  return withoutSpace(text) === JSON.stringify(read.data) ? read.data : text;
}

/** @param value the value of a draft; anything else goes as it is, for the schema to refuse */
export function packedDraft(value: unknown): unknown {
  if (!isObject(value) || typeof value['text'] !== 'string') return value;
  const { text, cases } = value;
  return [dataOrText(text as string), ...(cases === undefined ? [] : [cases])] satisfies unknown[] as Packed;
}

function textOf(data: object): string {
  const short = JSON.stringify(data);
  return short.length > MOST_FORMATTED ? short : inHouseFormat(data);
}

/** What `packedDraft` packed; anything else as it is, for the schema to refuse. */
export function unpackedDraft(packed: unknown): unknown {
  if (!Array.isArray(packed)) return packed;
  const [said, cases] = packed as Packed;
  const text = isObject(said) ? textOf(said) : said;
  return cases === undefined ? { text } : { text, cases };
}
