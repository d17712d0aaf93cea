/**
 * Traditional characters without a converter: our own words go through a small table made from them (`npm run zh-hant`),
 * an author's words stay as he typed them, unless the caller knows their traditional form.
 */
import type { Piece, Said } from '../../grail/effects/index.text.ts';
import { CHARACTERS, PHRASES } from './hant-table.text.ts';

const phrases = Object.keys(PHRASES).sort((a, b) => b.length - a.length);
const PATTERN = new RegExp(
  [...phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), '[\\u3400-\\u9fff]'].join('|'),
  'g',
);
const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** @returns our own simplified words in traditional characters; only words of the text files are known */
export const hantOf = (text: string): string =>
  text.replace(PATTERN, (found) => own(PHRASES, found) ?? own(CHARACTERS, found) ?? found);

/** Traditional names by the simplified ones, as `content/characters/names.zh-Hant.yaml` lists them. */
export type HantNames = Readonly<Record<string, string>>;

/** Joins neighbours of our own words, so that phrases are seen whole. */
export function merged(words: Said): Piece[] {
  const out: Piece[] = [];
  for (const piece of words) {
    const last = out.at(-1);
    if (piece.text === '') continue;
    if (piece.kind === 'text' && last?.kind === 'text')
      out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  }
  return out.map((piece) => (piece.kind === 'text' ? { ...piece, text: oneBracket(piece.text) } : piece));
}
/** English: two brackets side by side are one; that behind a full stop stays. */
const oneBracket = (text: string): string => text.replace(/(^|[^.])\) \(/g, '$1, ');

const hantPiece = (piece: Piece, names: HantNames): Piece =>
  piece.kind === 'name'
    ? { ...piece, text: own(names, piece.text) ?? piece.text }
    : { ...piece, text: hantOf(piece.text) };

export const hantWords = (words: Said, names: HantNames = {}): Piece[] =>
  merged(words).map((piece) => hantPiece(piece, names));
