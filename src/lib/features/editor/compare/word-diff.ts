/** Two texts word by word: what stayed, what went, what came. */
import { diffArrays } from 'diff';
import type { TextLocale } from '$lib/lesson/format.ts';

export type Mark = 'same' | 'removed' | 'added';
export interface Marked {
  mark: Mark;
  text: string;
}

/** Of sentences that share less, each is shown whole: two words in common explain nothing. */
const ALIKE = 0.4;
const segmenters = new Map<TextLocale, Intl.Segmenter>();

function wordsOf(text: string, locale: TextLocale): string[] {
  let segmenter = segmenters.get(locale);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const whole = (from: string, to: string): Marked[] => [
  { mark: 'removed', text: from },
  { mark: 'added', text: to },
];

/** @returns the pieces in reading order; what went stands before what came in its place */
export function wordDiff(from: string, to: string, locale: TextLocale): Marked[] {
  if (from === to) return from === '' ? [] : [{ mark: 'same', text: from }];
  if (from === '') return [{ mark: 'added', text: to }];
  if (to === '') return [{ mark: 'removed', text: from }];
  const pieces = diffArrays(wordsOf(from, locale), wordsOf(to, locale)).map(
    ({ added, removed, value }): Marked => ({
      mark: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  const shared = pieces.reduce((sum, { mark, text }) => (mark === 'same' ? sum + text.length : sum), 0);
  return shared < ALIKE * Math.min(from.length, to.length) ? whole(from, to) : pieces;
}

/** A sentence of a text, with what became of it. */
export type MarkedLine = Marked[];

/** Sentence by sentence: those that stayed stand still, and what stands between two of them is compared in its order. */
export function linesDiff(from: readonly string[], to: readonly string[], locale: TextLocale): MarkedLine[] {
  const lines: MarkedLine[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const flush = (): void => {
    for (let at = 0; at < Math.max(gone.length, come.length); at++)
      lines.push(wordDiff(gone[at] ?? '', come[at] ?? '', locale));
    gone = [];
    come = [];
  };
  for (const { added, removed, value } of diffArrays([...from], [...to])) {
    if (removed) gone.push(...value);
    else if (added) come.push(...value);
    else {
      flush();
      lines.push(...value.map((text): MarkedLine => [{ mark: 'same', text }]));
    }
  }
  flush();
  return lines.filter((line) => line.length > 0);
}

export const isChanged = (line: MarkedLine): boolean => line.some(({ mark }) => mark !== 'same');
