import { describe, expect, it } from 'vitest';
import { browserSources, unknownFeatures, USED } from './css-support.ts';

const sources = browserSources();

describe('the newest two Chromium, Firefox and Safari', () => {
  it('have every late feature that we use, or are told what stands in for it', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(({ path, text }) => unknownFeatures(path, text))).toEqual([]);
  });

  it('have a table that names no feature we have stopped using', () => {
    const unused = USED.filter(({ found }) => !sources.some(({ text }) => found.test(text)));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['a.css', '.x { position-area: top }', 'anchor positioning'],
    ['a.css', '@starting-style { .x { opacity: 0 } }', '@starting-style'],
    ['a.svelte', '<style>textarea { field-sizing: content }</style>', 'field-sizing'],
    ['a.ts', 'const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['a.ts', 'set.values().map(f)', 'iterator helpers'],
  ])('%s: %s is reported', (path, text, name) => {
    expect(unknownFeatures(path, text)).toEqual([`${path}: ${name}`]);
  });
});
