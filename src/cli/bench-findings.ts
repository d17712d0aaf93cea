/** What a designer waits for after a key: the findings of the longest character, from its text. */
import { readFileSync } from 'node:fs';
import { complete } from '$lib/dsl/characters/complete.ts';
import { mendsOf } from '$lib/dsl/characters/mends/index.ts';
import { ownCharacterFiles, readCharacterText } from './character-files.ts';

const ROUNDS = 30;

const medianOf = (times: number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

function timesOf(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
}

const linesIn = (text: string): number => text.split('\n').length;
const texts = (): string[] => ownCharacterFiles().map((path) => readFileSync(path, 'utf8'));
const longestOf = (all: readonly string[]): string =>
  all.reduce((long, text) => (linesIn(text) > linesIn(long) ? text : long), '');

/** The schema is read, and the code is warm: the worker of an editor stands ready. Median, in ms. */
export function findingsCost(): { ms: number; lines: number } {
  const longest = longestOf(texts());
  return { ms: medianOf(timesOf(ROUNDS, () => readCharacterText(longest))), lines: linesIn(longest) };
}

/** A list of what may stand at a place, and the mends of a timing that nobody knows; of the longest character. Medians, in ms. */
export function helpCost(): { list: number; mends: number } {
  const longest = longestOf(texts());
  const places = [...longest.matchAll(/": "/g)].map(({ index }) => index + 4);
  const list = timesOf(ROUNDS, (round) =>
    complete(longest, places[(round * 7) % places.length] ?? 0, 'Character', 'zh-Hans'),
  );
  const wrong = longest.replace(/"time": "/, '"time": "zz');
  const check = (text: string) => readCharacterText(text).findings;
  const all = check(wrong);
  const mends = timesOf(5, () => all.slice(0, 1).map((one) => mendsOf(wrong, one, all, 'Character', check)));
  return { list: medianOf(list), mends: medianOf(mends) };
}
