import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentSchemas } from '../../../src/lib/content/documents.ts';
import { m } from '../../../src/lib/i18n/paraglide/messages.js';
import { Database } from '../../../src/lib/store/database.ts';
import { documentStore, type DocumentStore } from '../../../src/lib/store/documents.ts';
import { envelope, isFault, type Fault } from '../../../src/lib/store/envelope.ts';
import { everythingExport, readEverything, setExport } from '../../../src/lib/store/everything.ts';
import { readBytes } from '../../../src/lib/store/plain-text.ts';
import { NO_PROGRESS, type Document } from '../../../src/lib/store/records.ts';
import { randomFrom } from './keep-random.ts';

const TEXT = readFileSync('content/characters/adventurer/character.json', 'utf8');
const document = (id: string, text = TEXT): Document => ({
  ...{ id, kind: 'character', title: `T ${id}`, value: { text }, created: 1, updated: 2 },
});
const HELD = [document('held-a'), document('held-b', '{}')];
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

/** Whole files of every sort that is taken in. */
const WHOLE: Readonly<Record<string, string>> = {
  one: JSON.stringify(envelope({ id: 'one', kind: 'character', title: 'One', value: { text: TEXT } })),
  plain: TEXT,
  set: JSON.stringify(setExport({ title: 'S', author: 'A' }, [document('set-a'), document('held-a', 'x')])),
  all: JSON.stringify(everythingExport({ progress: NO_PROGRESS, documents: [document('all-a')] })),
};

type Damaged = readonly [what: string, bytes: Uint8Array];

function chance(): Damaged[] {
  const random = randomFrom(7);
  return Object.entries(WHOLE).flatMap(([name, text]) => {
    const bytes = utf8(text);
    const cut = Array.from({ length: 14 }, () => {
      const end = Math.floor(random() * (bytes.length - 1));
      return [`${name} cut at ${end}`, bytes.slice(0, end)] as const;
    });
    const flipped = Array.from({ length: 14 }, () => {
      const changed = bytes.slice();
      const at = Math.floor(random() * bytes.length);
      const bit = Math.floor(random() * 8);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      return [`${name} with bit ${bit} of byte ${at} turned`, changed] as const;
    });
    const lost = Array.from({ length: 10 }, () => {
      const at = Math.floor(random() * bytes.length);
      const bytesLost = [...bytes.slice(0, at), ...bytes.slice(at + 1 + Math.floor(random() * 50))];
      return [`${name} without some bytes after ${at}`, Uint8Array.from(bytesLost)] as const;
    });
    return [...cut, ...flipped, ...lost];
  });
}

/** A file of one document with something else in its place. */
const one = (over: object): Uint8Array =>
  utf8(JSON.stringify({ ...JSON.parse(WHOLE['one'] ?? ''), ...over }));
const many = (kind: string, version: unknown, rest: object): Uint8Array =>
  utf8(JSON.stringify({ kind: `grailwright/${kind}`, version, ...rest }));
const raw = (value: string): Uint8Array =>
  utf8(`{"kind":"grailwright/character","version":1,"title":"T","value":${value}}`);

const MADE: readonly Damaged[] = [
  ['nothing', utf8('')],
  ['spaces', utf8(' \n ')],
  ...['null', 'true', '7', '"text"', '[]', '{}', '[[]]', 'NaN', 'undefined', '{"a":NaN}', "{'a':1}"].map(
    (text): Damaged => [text, utf8(text)],
  ),
  ['a comma too many', utf8('{"kind":"grailwright/character",}')],
  ['brackets without end', utf8('['.repeat(100_000))],
  ['objects without end', utf8('{"a":'.repeat(50_000))],
  ['a value 100 deep', raw('['.repeat(100) + ']'.repeat(100))],
  ['more than 2 MB', raw(JSON.stringify({ text: 'x'.repeat(2_100_000) }))],
  ['more than 40 MB', new Uint8Array(40_000_001).fill(32)],
  ['a text longer than a draft', raw(JSON.stringify({ text: 'x'.repeat(1_100_000) }))],
  ...['__proto__', 'constructor', 'prototype'].map((key): Damaged => [key, raw(`{"text":"","${key}":{}}`)]),
  ['1e999', raw('{"text":"","cases":[{"a":1e999}]}')],
  ...['x', 7, null, [], {}, { text: 7 }, { text: null }, { text: '', more: 1 }, { text: '', cases: 'x' }].map(
    (value): Damaged => [`the value ${JSON.stringify(value)}`, one({ value })],
  ),
  ['cases that are none', one({ value: { text: '', cases: [7] } })],
  ['more cases than there can be', one({ value: { text: '', cases: Array(201).fill({}) } })],
  ...[7, null, {}, undefined].map((title): Damaged => [
    `the title ${JSON.stringify(title) ?? 'none'}`,
    one({ title }),
  ]),
  ...['pie', '', 'progress', 'Character'].map((kind): Damaged => [
    `the kind ${kind}`,
    one({ kind: `grailwright/${kind}` }),
  ]),
  ...['game', 'situation', 'lesson'].map((kind): Damaged => [
    `a character that says it is a ${kind}`,
    one({ kind: `grailwright/${kind}` }),
  ]),
  ['a stranger', one({ kind: 'else/character' })],
  ...[2, 99, 0, -1, 1.5, '1', null].map((version): Damaged => [
    `version ${String(version)}`,
    one({ version }),
  ]),
  ['a newer character', utf8(TEXT.replace('"format": 1', '"format": 2'))],
  ...['set', 'everything'].flatMap((kind): Damaged[] => [
    [`a newer ${kind}`, many(kind, 9, { documents: [] })],
    [`a ${kind} of nothing`, many(kind, 1, {})],
    [`a ${kind} whose documents are an object`, many(kind, 1, { documents: {} })],
    [`a ${kind} of what is none`, many(kind, 1, { documents: [1, 'x', null, [], {}] })],
    [`a ${kind} with ids that are none`, many(kind, 1, { documents: [{ ...document('a'), id: '../x' }] })],
    [`a ${kind} with the same id twice`, many(kind, 1, { documents: [document('a'), document('a', 'y')] })],
    [`a ${kind} of wrong values`, many(kind, 1, { documents: [{ ...document('a'), value: 7 }] })],
  ]),
  ['progress that is none', many('everything', 1, { documents: [], progress: { kind: 'x' } })],
  ['versions that are none', many('everything', 2, { documents: [], versions: 'x' })],
  ['versions of nothing', many('everything', 2, { documents: [], versions: [{ id: 'a' }] })],
  ['half of UTF-16', utf16(WHOLE['one'] ?? '').slice(0, 501)],
  ['UTF-16 that is cut', utf16(WHOLE['one'] ?? '').slice(0, 500)],
  ['UTF-16 without its mark', utf16(WHOLE['one'] ?? '').slice(2)],
  ['latin letters of another encoding', Uint8Array.from([0x22, 0xe4, 0xf6, 0xfc, 0x22])],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0xd])],
  ['a page of the web', utf8('<!doctype html><script>alert(1)</script>')],
];

let db: Database;
let store: DocumentStore;
beforeAll(async () => {
  db = new Database('damaged');
  let now = 1000;
  store = documentStore(db, () => ++now);
  await db.documents.bulkPut(HELD);
  await store.versions.keep({ document: 'held-a', title: 'T', value: { text: 'old' }, why: 'marked' });
});
afterAll(() => {
  db.close();
});

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
type Texts = Readonly<Record<string, (facts: object, of: { locale: string }) => string>>;

/** What is said of a fault, in each language. */
function words({ fault, findings }: Fault): string[] {
  const keys = [`settings_fault_${fault}`, ...findings.map(({ code }) => `settings_finding_${code}`)];
  return keys.flatMap((key) =>
    LOCALES.map((locale) => (m as unknown as Texts)[key]?.(findings[0]?.facts ?? {}, { locale }) ?? ''),
  );
}

async function arrive(bytes: Uint8Array): Promise<{ faults: Fault[]; added: string[]; same: number }> {
  const plain = readBytes(bytes);
  if (typeof plain === 'string') return { faults: [{ fault: plain, findings: [] }], added: [], same: 0 };
  const read = await readEverything(plain.text, documentSchemas, 9);
  if (isFault(read)) return { faults: [read], added: [], same: 0 };
  const taken = await store.takeIn(read.documents, read.versions);
  const added = taken.filter(({ same }) => !same).map(({ document: { id } }) => id);
  return { faults: read.refused, added, same: taken.length - added.length };
}

describe('a damaged file', () => {
  const files = [...chance(), ...MADE];

  test('comes in more than 200 kinds here', () => {
    expect(files.length).toBeGreaterThanOrEqual(200);
  });

  test.each(files)('%s: is told in words, and changes nothing else', async (_what, bytes) => {
    const { faults, added, same } = await arrive(bytes);
    for (const fault of faults) for (const text of words(fault)) expect(text).not.toBe('');
    // Where a turned bit makes another whole file, that file is taken, beside what is here.
    expect(faults.length + added.length + same).toBeGreaterThan(0);
    expect(await db.documents.bulkGet(HELD.map(({ id }) => id))).toEqual(HELD);
    expect(await store.versions.list('held-a')).toMatchObject([{ value: { text: 'old' } }]);
    await db.documents.bulkDelete(added);
    expect(await store.all()).toHaveLength(HELD.length);
    expect(({} as { text?: unknown }).text).toBeUndefined();
  });

  test.each(MADE)('%s: is refused, wholly or in part', async (_what, bytes) => {
    const { faults, added } = await arrive(bytes);
    expect(faults.length).toBeGreaterThan(0);
    await db.documents.bulkDelete(added);
  });
});

describe('a whole file', () => {
  const kept = async (bytes: Uint8Array) => {
    const result = await arrive(bytes);
    await db.documents.bulkDelete(result.added);
    return result;
  };

  test.each(Object.keys(WHOLE))('%s is taken as UTF-8, with a mark in front, and as UTF-16', async (name) => {
    const text = WHOLE[name] ?? '';
    for (const bytes of [utf8(text), utf8(`\ufeff${text}`), utf16(text)]) {
      const { faults, added } = await kept(bytes);
      expect(faults).toEqual([]);
      expect(added.length).toBeGreaterThan(0);
    }
  });

  test('of a plain character keeps its text to the letter', async () => {
    const { added } = await arrive(utf8(TEXT));
    expect(await store.get(added[0] ?? '')).toMatchObject({ kind: 'character', value: { text: TEXT } });
    await db.documents.bulkDelete(added);
  });

  test.each([
    ['with an id', envelope({ id: 'held-b', kind: 'character', title: 'T held-b', value: { text: 'new' } })],
    ['without one', envelope({ kind: 'character', title: 'T held-b', value: { text: 'new' } })],
  ])('%s that differs from ours stands beside it, once however often it comes', async (_what, file) => {
    const read = await readEverything(JSON.stringify(file), documentSchemas, 9);
    if (isFault(read)) throw new Error('refused');
    const [first] = await store.takeIn(read.documents);
    expect(first).toMatchObject({ beside: true, same: false, other: HELD[1] });
    expect(first?.document).toMatchObject({ title: 'T held-b (2)', value: { text: 'new' } });
    for (let again = 0; again < 3; again++)
      expect(await store.takeIn(read.documents)).toMatchObject([{ same: true, beside: false }]);
    expect(await store.all()).toHaveLength(HELD.length + 1);
    await db.documents.delete(first?.document.id ?? '');
  });
});

describe('a set', () => {
  test('comes back with its name, who made it, and its documents', async () => {
    const cases = [{ name: 'c' }];
    const own = { ...document('x'), value: { text: TEXT, cases } };
    const deck: Document = { ...document('y'), kind: 'deck' };
    const file = JSON.stringify(setExport({ title: 'A set', author: '<b>me</b>' }, [own, deck]));
    expect(await readEverything(file, documentSchemas, 9)).toMatchObject({
      set: { title: 'A set', author: '<b>me</b>' },
      documents: [
        { id: 'x', kind: 'character', value: { text: TEXT, cases }, created: 9 },
        { id: 'y', kind: 'deck' },
      ],
      refused: [],
    });
  });
});

describe('everything', () => {
  test('goes with its versions, and those go where their document goes', async () => {
    const [version] = await store.versions.list('held-a');
    const theirs = { ...document('held-a'), value: { text: 'theirs' } };
    const file = everythingExport({ progress: null, documents: [theirs], versions: [version!] });
    const read = await readEverything(JSON.stringify(file), documentSchemas, 9);
    if (isFault(read)) throw new Error('refused');
    const [taken] = await store.takeIn(read.documents, read.versions);
    expect(taken).toMatchObject({ beside: true });
    expect(await store.versions.list(taken!.document.id)).toMatchObject([
      { number: 1, value: version!.value },
    ]);
    expect(await store.versions.list('held-a')).toEqual([version]);
  });
});
