/** What is said, in pieces: so that readers can link terms and cards, and an author's words stay what he typed. */
import type { CardName } from '../../state/cards.ts';
import type { TermId } from './terms.text.ts';

export type Named = 'character' | 'skill' | 'token' | 'side' | 'form' | 'card' | 'label';

export type Piece =
  /** Our own words. */
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  /** A term of the rules, by its id in the glossary. */
  | { kind: 'term'; term: TermId; text: string }
  /** A card of the deck. */
  | { kind: 'card'; card: CardName; text: string }
  /** A word from the character's file, exactly as its author typed it. */
  | { kind: 'name'; of: Named; id: string; text: string };

export type Said = readonly Piece[];
type Part = Said | string | number;

export const NOTHING: Said = [];
export const isNothing = (words: Said): boolean => words.every(({ text }) => text === '');
export const plainOf = (words: Said): string => words.map(({ text }) => text).join('');

const own = (text: string): Said => (text === '' ? NOTHING : [{ kind: 'text', text }]);
const partOf = (part: Part): Said => {
  if (typeof part === 'string') return own(part);
  return typeof part === 'number' ? [{ kind: 'number', text: whole(part) }] : part;
};

/** A whole number with a true minus. */
export const whole = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Tag of a template: our words with pieces between them. Strings put in are our own words too, never an author's. */
export function said(strings: TemplateStringsArray, ...parts: Part[]): Said {
  const pieces = own(strings[0] ?? '').concat();
  parts.forEach((part, i) => pieces.push(...partOf(part), ...own(strings[i + 1] ?? '')));
  return pieces;
}

/** @returns the sayings that are not empty with a mark between them; before the last one `final`, where given */
export function joined(list: readonly Said[], mark: string, final = mark): Said {
  const full = list.filter((words) => !isNothing(words));
  return full.flatMap((words, i) =>
    i === 0 ? words : [...own(i === full.length - 1 ? final : mark), ...words],
  );
}

/** One or several of a thing as a list. */
export const listOf = <T>(some: T | readonly T[] | undefined): readonly T[] =>
  some === undefined ? [] : Array.isArray(some) ? (some as readonly T[]) : [some as T];

/** Words and conditions that are the same: JSON, keys in order. */
export const same = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);

export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

/** English: the first letter large, where the first word is ours. */
export function capital(words: Said): Said {
  const at = words.findIndex(({ text }) => text.trim() !== '');
  return words.map((piece, i) =>
    i === at && (piece.kind === 'text' || piece.kind === 'term')
      ? { ...piece, text: piece.text.replace(/[a-z]/, (letter) => letter.toUpperCase()) }
      : piece,
  );
}
