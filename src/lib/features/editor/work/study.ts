/** What the text of a draft comes to: made in a worker after each pause, and the only thing that is shown of it. */
import type { Sheet } from '$lib/content/sheet.ts';
import type { Finding } from '$lib/dsl/characters/read.ts';

/** Kinds of documents that are edited as text. */
export type DraftKind = 'character' | 'deck';

/** What the text of each kind is, as its schema calls it. */
export const ROOTS = { character: 'Character', deck: 'Deck' } as const satisfies Record<DraftKind, string>;
export type DraftRoot = (typeof ROOTS)[DraftKind];

export interface Study {
  /** The text that was studied: a view that holds another one waits for the next study. */
  readonly text: string;
  /** Of all levels, in the order of the text, each with its place and, where one thing mends it, its edit. */
  readonly findings: readonly Finding[];
  /** What the text says (a `Character`, a `Deck`), where nothing is an error; else null. */
  readonly value: unknown;
  /** Card, texts and moments of a character, where nothing is an error; null otherwise and for other kinds. */
  readonly sheet: Sheet | null;
}
