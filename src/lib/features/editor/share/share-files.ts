/** What leaves the browser by hand: the link with its length, files, the picture. */
import { resolve } from '$app/paths';
import { deck } from '$lib/content/deck.ts';
import type { DraftDocument } from '$lib/dsl/documents/draft.ts';
import type { Character } from '$lib/grail';
import { CHAT_LINK, LONGEST_LINK, toLink } from '$lib/store';
import type { DraftKind } from '../work/study.ts';
import type { CardNotes } from './card-content.ts';
import { marksOf } from './card-marks.ts';

/** Fits into any chat; long but whole; too long to be a link. */
export type LinkLength = 'short' | 'long' | 'tooLong';

export interface MadeLink {
  address: string;
  length: LinkLength;
}

export const lengthOf = (letters: number): LinkLength =>
  letters <= CHAT_LINK ? 'short' : letters <= LONGEST_LINK ? 'long' : 'tooLong';

/** @param withCases whether its cases go along */
export async function linkOf(
  kind: DraftKind,
  title: string,
  { text, cases }: DraftDocument,
  withCases: boolean,
): Promise<MadeLink> {
  const value = withCases && cases !== undefined ? { text, cases } : { text };
  const address = `${location.origin}${resolve('/editor/')}#${await toLink(kind, value, title)}`;
  return { address, length: lengthOf(address.length) };
}

/** A name that every system takes for a file. */
export const fileName = (title: string, fallback: string): string =>
  // eslint-disable-next-line no-control-regex -- names of files hold none of them
  title
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-')
    .trim()
    .slice(0, 80) || fallback;

/** Hands a file to the browser's downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What the card of a text says beside its data: author and elements. Nothing where the text is broken. */
export function notesOf(text: string): CardNotes {
  try {
    const { author, id, skills } = JSON.parse(text) as Character;
    return { ...(typeof author === 'string' ? { author } : {}), marks: marksOf({ id, skills }, deck) };
  } catch {
    return {};
  }
}
