/** Formatting: the form of the project's own files, nothing changed but space. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../../src/lib/dsl/characters/format.ts';
import { readJson } from '../../../src/lib/dsl/characters/json.ts';
import { rosterFiles, textOf } from '../characters/samples.ts';

const bare = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? part : ''));

/** Files of the tests are laid out otherwise; the project's own are what this form is. */
const official = rosterFiles.filter((path) => path.startsWith('content/'));

describe('format', () => {
  it.each(official.map((path) => [path]))('leaves %s as it is', (path) => {
    expect(formatted(textOf(path))).toBe(textOf(path));
  });

  it.each(official.map((path) => [path]))('brings %s back from one line', (path) => {
    const text = textOf(path).trimEnd();
    expect(formatted(JSON.stringify(JSON.parse(text)))).toBe(text);
  });

  it('changes nothing but space, and nothing the second time, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom('\n', '\r\n'), (json, end) => {
        const text = json.replace(/"(?:[^"\\]|\\.)*"|,/g, (part) => (part === ',' ? ` ,${end}` : part));
        if (readJson(text).root === null) return;
        const laid = formatted(text);
        expect(bare(laid)).toBe(bare(text));
        expect(formatted(laid)).toBe(laid);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the line ends of a file', () => {
    const text = textOf(official[0] ?? '').replaceAll('\n', '\r\n');
    expect(formatted(text)).toBe(text);
  });

  it('leaves what is not JSON yet', () => {
    for (const text of ['', '{', '{"a": 1,}', '{"a": 1} // note', '{"a" 1}'])
      expect(formatted(text)).toBe(text);
  });
});
