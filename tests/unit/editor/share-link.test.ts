import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentSchemas } from '../../../src/lib/content/documents.ts';
import { isFault } from '../../../src/lib/store/envelope.ts';
import { CHAT_LINK, fromLink, toLink } from '../../../src/lib/store/link.ts';
import { DICTIONARY } from '../../../src/lib/store/link-dictionary.ts';
import { DRAFT_DICTIONARY } from '../../../src/lib/store/link-dictionary-2.ts';

const FOLDER = 'content/characters';
const FIXTURES = 'tests/fixtures/roster';
const official = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, text: readFileSync(`${FOLDER}/${name}/character.json`, 'utf8') }));
const others = readdirSync(FIXTURES).map((name) => ({
  name,
  text: readFileSync(`${FIXTURES}/${name}`, 'utf8'),
}));

/** As an address on a host of usual length. */
const ADDRESS = 'https://grailwright.example.org/editor/#';
const titleIn = (text: string): string => (JSON.parse(text) as { name: { zh: string } }).name.zh;

async function opened(link: string) {
  const read = await fromLink(link, documentSchemas);
  if (isFault(read)) throw new Error(read.fault);
  return read as { kind: string; title: string; value: { text: string; cases?: unknown } };
}

/** A link as `link.ts` packs it, of any text. */
function linkOf(text: string, dictionary = DRAFT_DICTIONARY, version = 2): string {
  const packed = deflateSync(new TextEncoder().encode(text), {
    dictionary: new TextEncoder().encode(dictionary),
  });
  let sum = 0x811c9dc5;
  for (const byte of packed) sum = Math.imul(sum ^ byte, 0x01000193);
  const bytes = Buffer.from([(sum >>> 24) & 255, (sum >>> 8) & 255, ...packed]);
  return `character=${version}${bytes.toString('base64url')}`;
}

const faultOfLink = async (link: string): Promise<string> => {
  const read = await fromLink(link, documentSchemas);
  return isFault(read) ? read.fault : 'none';
};

describe('a character as a link', () => {
  test('every official one fits into a chat, address and title included', async () => {
    const lengths: number[] = [];
    for (const { text } of official) {
      const link = await toLink('character', { text }, titleIn(text));
      lengths.push(ADDRESS.length + link.length);
      const back = await opened(link);
      expect(JSON.parse(back.value.text)).toEqual(JSON.parse(text));
      expect(back.title).toBe(titleIn(text));
    }
    console.log(`links of ${lengths.length}: ${Math.min(...lengths)}–${Math.max(...lengths)} letters`);
    expect(lengths).toHaveLength(24);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(CHAT_LINK);
  });

  test('the rest of the roster fits too', async () => {
    const lengths = await Promise.all(
      others.map(
        async ({ text }) => ADDRESS.length + (await toLink('character', { text }, titleIn(text))).length,
      ),
    );
    console.log(`links of the other ${lengths.length}: at most ${Math.max(...lengths)} letters`);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(CHAT_LINK);
  });

  test('its text comes back in the house format, whatever it was typed in', async () => {
    const text = '{"format":1,\n\n   "id" :"a b", "list":[ 1,2 ] }';
    const { value } = await opened(await toLink('character', { text }));
    expect(value.text).toBe('{\n  "format": 1,\n  "id": "a b",\n  "list": [\n    1,\n    2\n  ]\n}\n');
  });

  test.each([
    ['broken JSON', '{ "format": 1, '],
    ['nothing', ''],
    ['a list', '[1, 2]'],
    ['a word', '"name"'],
    ['a key twice', '{ "id": "a", "id": "b" }'],
    ['a number written otherwise', '{ "stars": 1.0 }'],
    ['a key that reaches into objects', '{ "__proto__": { "stars": 1 } }'],
    ['a comment', '{ "id": "a" } // mine'],
    ['brackets too deep', `{"a":${'['.repeat(80)}${']'.repeat(80)}}`],
  ])('%s travels letter by letter', async (_what, text) => {
    expect((await opened(await toLink('character', { text }))).value).toEqual({ text });
  });

  test('any text of a draft comes back saying the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        const { value } = await opened(await toLink('deck', { text }));
        if (value.text !== text) expect(JSON.parse(value.text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 200 },
    );
  });

  test('its cases come along where they are given', async () => {
    const cases = [{ title: '第一例', given: { seating: 'RBRB' } }];
    const { value } = await opened(await toLink('character', { text: '{}', cases }));
    expect(value).toEqual({ text: '{}\n', cases });
  });

  test('one of the first version still opens', async () => {
    const text = official[0]?.text ?? '';
    const old = linkOf(JSON.stringify(['T', { text }]), DICTIONARY, 1);
    expect(await opened(old)).toEqual({ kind: 'character', title: 'T', value: { text } });
  });
});

describe('a hostile link', () => {
  test.each([
    ['a bomb', linkOf(`["",["${' '.repeat(3_000_000)}"]]`), 'tooBig'],
    ['a key that reaches into objects', linkOf('["",[{"__proto__":{"evil":1}}]]'), 'broken'],
    ['a newer one', linkOf('["",[{}]]').replace('=2', '=3'), 'newer'],
    ['no draft', linkOf('["",7]'), 'broken'],
    ['a text that is a number', linkOf('["",[7]]'), 'broken'],
    ['cases that are none', linkOf('["",[{},"all"]]'), 'broken'],
    ['brackets too deep', linkOf('['.repeat(100)), 'tooDeep'],
    ['letters lost', linkOf('["",[{}]]').slice(0, -2), 'broken'],
  ])('%s is told as a fault', async (_what, link, fault) => {
    expect(await faultOfLink(link)).toBe(fault);
  });

  test('data that spaces would make huge stays in one line', async () => {
    const row = `${'['.repeat(50)}${'1,'.repeat(200_000)}1${']'.repeat(50)}`;
    const { value } = await opened(linkOf(`["",[{"a":${row}}]]`));
    expect(value.text.length).toBeLessThan(500_000);
  });
});
