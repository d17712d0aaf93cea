import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AheadLog, type SmallStorage } from '../../src/lib/store/ahead.ts';
import { Database } from '../../src/lib/store/database.ts';
import { documentStore, type DocumentStore } from '../../src/lib/store/documents.ts';
import { boundPast, MOST_STEPS, NO_PAST, readPast, stepBetween } from '../../src/lib/store/past.ts';
import { progressStore } from '../../src/lib/store/progress.ts';
import type { Document, Version } from '../../src/lib/store/records.ts';
import { takeUp } from '../../src/lib/store/take-up.ts';
import { TRASH_MS } from '../../src/lib/store/trash.ts';
import { EVERY_MS, mayGo, REST_MS, takenAway } from '../../src/lib/store/version-policy.ts';

let count = 0;
let now = 1_000_000;
const opened: Database[] = [];
function tab(name = `versions-${String(++count)}`) {
  const db = new Database(name);
  opened.push(db);
  return { db, name, store: documentStore(db, () => ++now) };
}

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
  vi.restoreAllMocks();
});

const draft = (text: string) => ({ kind: 'character' as const, title: 'T', value: { text } });
const textOf = ({ value }: { value: unknown }): string => (value as { text: string }).text;
const numbered = (list: readonly Version[]) =>
  list.map(({ number, why, value }) => [number, why, textOf({ value })]);

/** Saves one text after the other, each after a while. */
async function write(store: DocumentStore, texts: readonly (readonly [wait: number, text: string])[]) {
  let held: Document | undefined;
  for (const [wait, text] of texts) {
    now += wait;
    const saved = await store.save({ ...draft(text), id: held?.id, base: held?.updated });
    held = saved.document;
  }
  return held!;
}

describe('a version is kept', () => {
  test('of how a document began, when it is first changed', async () => {
    const { store } = tab();
    const { id } = await write(store, [
      [0, 'a'],
      [1000, 'ab'],
      [1000, 'abc'],
    ]);
    expect(numbered(await store.versions.list(id))).toEqual([[1, 'begun', 'a']]);
  });

  test('of what had rested, before it changes', async () => {
    const { store } = tab();
    const { id } = await write(store, [
      [0, 'a'],
      [1000, 'ab'],
      [REST_MS, 'abc'],
    ]);
    expect(numbered(await store.versions.list(id))).toEqual([
      [2, 'rested', 'ab'],
      [1, 'begun', 'a'],
    ]);
  });

  test('of work without a rest, once in ten minutes', async () => {
    const { store } = tab();
    const hour = Array.from({ length: 60 }, (_, minute) => [60_000, 'x'.repeat(minute + 1)] as const);
    const { id } = await write(store, hour);
    const versions = await store.versions.list(id);
    expect(versions.length).toBeGreaterThanOrEqual(6);
    expect(versions.length).toBeLessThanOrEqual(60 / (EVERY_MS / 60_000) + 1);
  });

  test('before much is taken away at once', async () => {
    const { store } = tab();
    const long = 'long '.repeat(100);
    const { id } = await write(store, [
      [0, 'a'],
      [1000, long],
      [1000, 'gone'],
    ]);
    expect(numbered(await store.versions.list(id))[0]).toEqual([2, 'before', long]);
  });

  test('never twice the same', async () => {
    const { store } = tab();
    const { id } = await write(store, [
      [0, 'a'],
      [REST_MS, 'ab'],
    ]);
    const kept = await Promise.all(
      [1, 2].map(() => store.versions.keep({ document: id, title: 'T', value: { text: 'ab' }, why: 'left' })),
    );
    expect(kept[0]?.id).toBe(kept[1]?.id);
    expect(await store.versions.list(id)).toHaveLength(2);
  });

  test('not of games: they only grow', async () => {
    const { store } = tab();
    const { id, updated } = (await store.save({ kind: 'game', title: 'G', value: 1 })).document;
    await store.save({ id, base: updated, kind: 'game', title: 'G', value: 2 });
    expect(await store.versions.list(id)).toEqual([]);
  });

  test.each([
    ['abc', 'abc', 0],
    ['abc', 'abxc', 0],
    ['abc', 'ac', 1],
    ['abc', '', 3],
    ['aaa', 'aa', 1],
  ])('from "%s" to "%s" %i is taken away', (before, after, lost) => {
    expect(takenAway(before, after)).toBe(lost);
  });
});

describe('going back', () => {
  test('makes new versions of what stands and of what comes back: nothing is lost', async () => {
    const { store } = tab();
    const { id } = await write(store, [
      [0, 'a'],
      [REST_MS, 'ab'],
    ]);
    const [first] = await store.versions.list(id);
    await store.versions.goBack({ title: 'T', value: { text: 'ab, unsaved' } }, first!);
    expect(numbered(await store.versions.list(id))).toEqual([
      [3, 'restored', 'a'],
      [2, 'before', 'ab, unsaved'],
      [1, 'begun', 'a'],
    ]);
    expect((await store.versions.list(id))[0]).toMatchObject({ from: 1 });
  });

  test('a name can be given, changed and taken away, and nothing else of a version', async () => {
    const { store } = tab();
    const { id } = await write(store, [
      [0, 'a'],
      [REST_MS, 'ab'],
    ]);
    const [{ ...version }] = (await store.versions.list(id)) as [Version];
    expect(await store.versions.name(version.id, 'final')).toBe(true);
    expect(await store.versions.list(id)).toEqual([{ ...version, mark: 'final' }]);
    await store.versions.name(version.id, '');
    expect(await store.versions.list(id)).toEqual([version]);
    expect(await store.versions.name('nobody', 'x')).toBe(false);
  });
});

describe('where there is no room', () => {
  const versions = (length: number, marked: readonly number[] = []): Version[] =>
    Array.from({ length }, (_, at) => ({
      ...{
        id: String(at + 1),
        document: 'd',
        number: at + 1,
        title: '',
        value: 0,
        at,
        why: 'rested' as const,
      },
      ...(marked.includes(at + 1) ? { mark: 'm' } : {}),
    }));

  test('every other unnamed version may go, but not the first and the last three', () => {
    expect(mayGo(versions(4))).toEqual([]);
    expect(mayGo(versions(9)).map(({ number }) => number)).toEqual([2, 4, 6]);
  });

  test('one with a name never goes', () => {
    const all = versions(20, [2, 5, 11]);
    for (let round = 0; round < 10; round++) for (const gone of mayGo(all)) all.splice(all.indexOf(gone), 1);
    expect(all.map(({ number }) => number)).toEqual([1, 2, 5, 11, 18, 19, 20]);
  });

  test('old versions make room for what is being made, and nobody need be told', async () => {
    const { db, store } = tab();
    const { id, updated } = await write(store, [
      [0, 'a'],
      [1, 'ab'],
    ]);
    await db.versions.bulkPut(versions(9).map((one) => ({ ...one, document: id })));
    const problems: unknown[] = [];
    store.onProblem((problem) => problems.push(problem));
    const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
    vi.spyOn(db.documents, 'put').mockRejectedValueOnce(full);
    const saved = await store.save({ ...draft('abc'), id, base: updated });
    expect(saved).toMatchObject({ kept: true, beside: false });
    expect(problems).toEqual([]);
    expect((await store.versions.list(id)).length).toBeLessThan(9);
  });
});

describe('the trash', () => {
  test('takes what is removed, and gives it back with its versions', async () => {
    const { store } = tab();
    const { id } = await write(store, [
      [0, 'a'],
      [REST_MS, 'ab'],
    ]);
    await store.remove(id);
    const [row] = await store.trash.list();
    expect(row).toMatchObject({ document: { id, value: { text: 'ab' } } });
    expect(await store.trash.bringBack(row!.id)).toMatchObject({ id });
    expect(await store.get(id)).toMatchObject({ value: { text: 'ab' } });
    expect(await store.trash.list()).toEqual([]);
    expect(await store.versions.list(id)).toHaveLength(1);
  });

  test('undo of a removal empties it again', async () => {
    const { store } = tab();
    const { id } = await write(store, [[0, 'a']]);
    const undo = await store.remove(id);
    await undo?.();
    expect(await store.trash.list()).toEqual([]);
    expect(await store.get(id)).toBeDefined();
  });

  test('is emptied with the versions of what is nowhere else, and that can be undone', async () => {
    const { store } = tab();
    const gone = await write(store, [
      [0, 'a'],
      [1, 'ab'],
    ]);
    const stays = await write(store, [
      [0, 'b'],
      [1, 'bc'],
    ]);
    await store.remove(gone.id);
    const rows = await store.trash.empty();
    expect(await store.versions.all()).toMatchObject([{ document: stays.id }]);
    await store.trash.unempty(rows);
    expect(await store.trash.list()).toHaveLength(1);
    expect(await store.versions.list(gone.id)).toHaveLength(1);
  });

  test('keeps each for 30 days', async () => {
    const { store } = tab();
    await store.remove((await write(store, [[0, 'a']])).id);
    now += TRASH_MS - 1000;
    await store.remove((await write(store, [[0, 'b']])).id);
    await store.trash.tidy();
    expect(await store.trash.list()).toHaveLength(2);
    now += 2000;
    await store.trash.tidy();
    expect((await store.trash.list()).map(({ document }) => textOf(document))).toEqual(['b']);
  });
});

describe('an undo history', () => {
  const past = { undo: [stepBetween('abc', 'ab')], redo: [stepBetween('abc', 'abcd')] };

  test('is kept with its text and belongs to no other', async () => {
    const one = tab();
    const { document } = await one.store.save({ ...draft('abc'), past });
    expect(await tab(one.name).store.pasts.load(document)).toEqual(past);
    const { id, updated: base } = document;
    const next = await one.store.save({ ...draft('other'), id, base });
    expect(await one.store.pasts.load(next.document)).toEqual(NO_PAST);
  });

  test('that is broken is dropped, and the text stays', async () => {
    const { db, store } = tab();
    const { document } = await store.save({ ...draft('abc'), past });
    const row = (await db.pasts.get(document.id))!;
    await db.pasts.put({ ...row, past: { undo: [[{ from: 2, to: 9, text: '' }]], redo: [] } });
    expect(await store.pasts.load(document)).toEqual(NO_PAST);
    expect(await store.get(document.id)).toEqual(document);
  });

  test.each([
    [undefined],
    [{ undo: 'x', redo: [] }],
    [{ undo: [[]], redo: [] }],
    [{ undo: [[{ from: -1, to: 1, text: '' }]], redo: [] }],
    [{ undo: [[{ from: 2, to: 1, text: '' }]], redo: [] }],
    [{ undo: [[{ from: 0, to: 1, text: 7 }]], redo: [] }],
    [{ undo: [], redo: [[{ from: 0, to: 4, text: '' }]] }],
    // The second of two steps would not fit what the first leaves.
    [{ undo: [[{ from: 0, to: 2, text: '' }], [{ from: 0, to: 2, text: '' }]], redo: [] }],
    // Two edits of one step overlap.
    [
      {
        undo: [
          [
            { from: 0, to: 2, text: '' },
            { from: 1, to: 3, text: '' },
          ],
        ],
        redo: [],
      },
    ],
  ])('%j does not fit a text of three letters', (data) => {
    expect(readPast(data, 3)).toEqual(NO_PAST);
  });

  test('is bounded: the newest steps stay', () => {
    const undo = Array.from({ length: 1000 }, (_, at) => [{ from: 0, to: 0, text: String(at) }]);
    const bound = boundPast({ undo, redo: [] });
    expect(bound.undo).toHaveLength(MOST_STEPS);
    expect(bound.undo.at(-1)).toEqual(undo.at(-1));
    const big = [[{ from: 0, to: 0, text: 'x'.repeat(600_000) }]];
    expect(boundPast({ undo: [...big, ...big, ...big], redo: [] }).undo).toHaveLength(1);
  });
});

describe('what a tab wrote down and never saved', () => {
  function storage(): SmallStorage {
    const held = new Map<string, string>();
    return {
      get length() {
        return held.size;
      },
      key: (at) => [...held.keys()][at] ?? null,
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, text) => void held.set(key, text),
      removeItem: (key) => void held.delete(key),
    };
  }

  /** A tab saves one text, writes down the next one and is no more. */
  async function died() {
    const dead = tab();
    const small = storage();
    const { document } = await dead.store.save({ ...draft('saved'), past: NO_PAST });
    const { id, updated: base } = document;
    const log = new AheadLog(small, dead.store.tab);
    return { ...dead, small, log, document, entry: { ...draft('saved, typed'), id, base, time: ++now } };
  }

  test('is taken up by the next one, once, and can be undone', async () => {
    const { name, small, log, entry } = await died();
    log.write(entry);
    const { store } = tab(name);
    expect(await takeUp(store, new AheadLog(small, store.tab))).toBe(1);
    const held = (await store.get(entry.id))!;
    expect(textOf(held)).toBe('saved, typed');
    expect((await store.pasts.load(held)).undo).toEqual([stepBetween('saved, typed', 'saved')]);
    expect(await takeUp(store, new AheadLog(small, store.tab))).toBe(0);
    expect(await store.list('character')).toHaveLength(1);
  });

  test('goes on from a save of the same tab that it had not heard of', async () => {
    const { name, small, log, store: dead, entry } = await died();
    const { id, base } = entry;
    await dead.save({ ...draft('saved, ty'), id, base, past: NO_PAST });
    log.write({ ...entry, time: ++now });
    const { store } = tab(name);
    await takeUp(store, new AheadLog(small, store.tab));
    expect((await store.list('character')).map(textOf)).toEqual(['saved, typed']);
  });

  test('stands beside what another tab has made of it since', async () => {
    const { name, small, log, entry } = await died();
    log.write(entry);
    const { store } = tab(name);
    await store.save({ ...draft('theirs'), id: entry.id, base: entry.base, past: NO_PAST });
    await takeUp(store, new AheadLog(small, store.tab));
    const list = await store.list('character');
    expect(list.map(textOf).sort()).toEqual(['saved, typed', 'theirs']);
  });

  test('and is older than what the same tab saved later, is left alone', async () => {
    const { name, small, log, store: dead, entry } = await died();
    log.write(entry);
    await dead.save({ ...draft('newer'), id: entry.id, base: entry.base, past: NO_PAST });
    const { store } = tab(name);
    await takeUp(store, new AheadLog(small, store.tab));
    expect((await store.list('character')).map(textOf)).toEqual(['newer']);
  });

  test('of a draft that was never saved, becomes one', async () => {
    const { name, small, log } = await died();
    log.write({ ...draft('new'), id: 'fresh', time: ++now });
    const { store } = tab(name);
    await takeUp(store, new AheadLog(small, store.tab));
    expect(await store.get('fresh')).toMatchObject({ value: { text: 'new' } });
  });

  test('does no harm where it is broken, or the storage is full or forbidden', async () => {
    const { store } = tab();
    const small = storage();
    small.setItem('grailwright.ahead.x.y', '{"tab":1');
    small.setItem('grailwright.theme', 'dark');
    expect(await takeUp(store, new AheadLog(small, store.tab))).toBe(0);
    expect(small.length).toBe(1);
    const fails = () => {
      throw new Error('no');
    };
    const full = { length: 0, key: fails, getItem: fails, setItem: fails, removeItem: fails };
    for (const one of [full, null]) {
      const log = new AheadLog(one, 'a');
      log.write({ ...draft('x'), id: 'a', time: 1 });
      expect(await log.orphans()).toEqual([]);
    }
  });
});

describe('a database of version 2', () => {
  const rows = JSON.parse(readFileSync('tests/fixtures/database-v2.json', 'utf8')) as Record<
    string,
    object[]
  >;

  test('opens with everything in it and goes on from there', async () => {
    const old = new Dexie('of-version-2');
    old.version(1).stores({
      lessons: 'lesson, updated',
      chapters: 'chapter',
      mistakes: 'misconception',
      settings: 'key',
    });
    old.version(2).stores({ boxes: 'puzzle', documents: 'id, kind, updated' });
    for (const [table, list] of Object.entries(rows)) await old.table(table).bulkPut(list);
    old.close();
    const { db, store } = tab('of-version-2');
    const { lessons, chapters, mistakes, settings, boxes } = await progressStore(db).all();
    const { documents, ...learned } = rows;
    expect({ lessons, chapters, mistakes, settings, boxes }).toEqual(learned);
    const all = await store.all();
    expect(all).toHaveLength(5);
    expect(all).toEqual(expect.arrayContaining(documents!));
    expect(await store.versions.all()).toEqual([]);
    const [character] = await store.list('character');
    await store.save({ ...character!, value: { text: '{}' }, base: character!.updated });
    expect(await store.versions.list(character!.id)).toMatchObject([{ number: 1, value: character!.value }]);
    await store.remove(character!.id);
    expect(await store.trash.list()).toHaveLength(1);
  });
});
