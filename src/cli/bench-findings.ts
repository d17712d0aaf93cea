/** What a designer waits for after a key: the findings of the longest character, from its text. */
import { readFileSync } from 'node:fs';
import { ownCharacterFiles, readCharacterText } from './character-files.ts';

const ROUNDS = 30;

/** The schema is read, and the code is warm: the worker of an editor stands ready. Median, in ms. */
export function findingsCost(): { ms: number; lines: number } {
  const texts = ownCharacterFiles().map((path) => readFileSync(path, 'utf8'));
  const lines = (text: string): number => text.split('\n').length;
  const longest = texts.reduce((long, text) => (lines(text) > lines(long) ? text : long), '');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    readCharacterText(longest);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { ms: times[Math.floor(times.length / 2)] ?? 0, lines: lines(longest) };
}
