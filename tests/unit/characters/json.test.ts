import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/lib/dsl/characters/codes.ts';
import { readJson } from '../../../src/lib/dsl/characters/json.ts';
import { edited, lineCounter } from '../../../src/lib/dsl/characters/place.ts';
import { readCharacter, readCharacterBytes } from '../../../src/lib/dsl/characters/read.ts';
import { ability, rosterFiles, textOf, TURN } from './samples.ts';

const good = JSON.stringify(ability(TURN, { do: [{ do: 'draw', count: 1 }] }));

/** A text, its finding, and where that is. */
const ROWS: [string, string, string, [number, number]][] = [
  ['nothing', '', 'empty', [1, 1]],
  ['only spaces', ' \n ', 'empty', [1, 1]],
  ['a comment', '{\n  // why\n}', 'comment', [2, 3]],
  ['a long comment', '{ /* why\n */ }', 'comment', [1, 3]],
  ['a comma too many', '{\n  "a": 1,\n}', 'trailingComma', [2, 9]],
  ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 'missingComma', [2, 9]],
  ['a key twice', '{\n  "a": 1,\n  "a": 2\n}', 'duplicateKey', [3, 3]],
  ['a key that would reach into objects', '{ "a": { "__proto__": {} } }', 'forbiddenKey', [1, 10]],
  ['a constructor', '{ "constructor": 1 }', 'forbiddenKey', [1, 3]],
  ['no number', '{ "a": NaN }', 'notANumber', [1, 8]],
  ['no end of a number', '{ "a": -Infinity }', 'notANumber', [1, 8]],
  ['a number with a leading nought', '[007]', 'notANumber', [1, 2]],
  ['a hexadecimal number', '[0x10]', 'notANumber', [1, 2]],
  ['a number beyond all', '[1e999]', 'numberTooLarge', [1, 2]],
  ['a text without an end', '{ "a": "b\n }', 'openText', [1, 8]],
  ['a strange escape', '["\\q"]', 'badEscape', [1, 3]],
  ['a cut escape', '["\\u12"]', 'badEscape', [1, 3]],
  ['half a character, escaped', '["\\ud800"]', 'brokenText', [1, 2]],
  ['half a character', '["\ud800"]', 'brokenText', [1, 2]],
  ['a text longer than any', `["${'x'.repeat(2001)}"]`, 'textTooLong', [1, 2]],
  ['single quotes', "{ 'a': 1 }", 'notJson', [1, 3]],
  ['a bare key', '{ a: 1 }', 'notJson', [1, 3]],
  ['a word', '[undefined]', 'notJson', [1, 2]],
  ['two values', '{} {}', 'notJson', [1, 4]],
  ['an end too early', '{ "a": [1, 2', 'endsEarly', [1, 13]],
  ['a byte order mark', `\ufeff[]`, 'byteOrderMark', [1, 1]],
  ['too deep', '['.repeat(70), 'tooDeep', [1, 65]],
  ['too much', `[${'1,'.repeat(60_000)}1]`, 'tooMuch', [1, 40_000]],
  ['too large', ' '.repeat(1_000_001), 'tooLarge', [1, 1]],
];

describe('a text that is no JSON', () => {
  it.each(ROWS)('%s has one finding, at its place', (_name, text, code, [line, column]) => {
    const { faults } = readJson(text);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
    expect(lineCounter(text)(faults[0]?.from ?? -1, 0)).toMatchObject({ line, column });
  });

  it('has an example for every finding', () => {
    const shown = new Set([...ROWS.map(([, , code]) => code), 'notUtf8', 'notData']);
    const all = Object.entries(KINDS).filter(([, { id }]) => id.startsWith('J'));
    expect(all.map(([code]) => code).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('is mended by what the findings offer, and then is what JSON.parse reads', () => {
    const text = '\ufeff{ // a\n  "a": [1 2,], /* b */\n  "b": {"c": 3,}\n}';
    const edits = readJson(text)
      .faults.map(({ edit }) => edit)
      .filter((edit) => edit !== undefined);
    expect(JSON.parse(edited(text, edits))).toEqual({ a: [1, 2], b: { c: 3 } });
  });

  it('reads what JSON.parse reads, with places', () => {
    for (const path of rosterFiles)
      expect(readJson(textOf(path)).root?.value).toEqual(JSON.parse(textOf(path)));
    const odd = '{"\\u4e2d\\n\\"": [-0.5e-2, true, false, null, "\\ud83d\\ude00", {}, []]}';
    expect(readJson(odd)).toMatchObject({ faults: [], root: { value: JSON.parse(odd) as unknown } });
  });

  it('counts lines and columns with either line ending', () => {
    const slip = good.replace('"count"', '\r\n "cuont"');
    expect(readCharacter(slip, 'a.json').findings[0]).toMatchObject({
      ...{ id: 'F1', file: 'a.json', pointer: '/skills/0/does/0/do/0/cuont' },
      place: { line: 2, column: 2, endLine: 2, endColumn: 9 },
    });
    expect(readCharacter(good.replaceAll(',', ',\r\n'), 'a.json').findings).toEqual([]);
  });

  it('must be UTF-8', () => {
    const bytes = new TextEncoder().encode(good);
    expect(readCharacterBytes(bytes, 'a.json').findings).toEqual([]);
    expect(readCharacterBytes(bytes.with(30, 0xff), 'a.json').findings).toMatchObject([
      { code: 'notUtf8', file: 'a.json' },
    ]);
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]);
    expect(readCharacterBytes(marked, 'a.json').findings).toMatchObject([{ code: 'byteOrderMark' }]);
  });
});
