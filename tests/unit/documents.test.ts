import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Database } from '../../src/lib/store/database.ts';
import { nextTitle } from '../../src/lib/store/document-changes.ts';
import { documentStore } from '../../src/lib/store/documents.ts';
import type { StoreProblem } from '../../src/lib/store/problems.ts';
import type { Document } from '../../src/lib/store/records.ts';

let count = 0;
let now = 1000;
const opened: Database[] = [];
/** A store on a database of its own name; the same name twice is two tabs. */
function tab(name = `documents-${String(++count)}`) {
  const db = new Database(name);
  opened.push(db);
  return { db, name, store: documentStore(db, () => ++now) };
}

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
  vi.restoreAllMocks();
});

const fresh = (title: string, value: unknown = {}) => ({ kind: 'situation' as const, title, value });
/** Values by title. */
const contents = (list: readonly Document[]): Record<string, unknown> =>
  Object.fromEntries(list.map(({ title, value }) => [title, value]));
const titles = (list: readonly Document[]): string[] => list.map(({ title }) => title);

/** The browser's part: it has no room for another row. */
function fill(db: Database) {
  const error = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
  return vi.spyOn(db.documents, 'put').mockRejectedValue(error);
}

describe('documents', () => {
  test('are kept by kind, the one changed last first', async () => {
    const { store } = tab();
    const first = await store.save(fresh('A'));
    await store.save(fresh('B'));
    await store.save({ kind: 'game', title: 'G', value: 1 });
    expect(titles(await store.list('situation'))).toEqual(['B', 'A']);
    const { id, updated } = first.document;
    await store.save({ ...fresh('A', { note: 'x' }), id, base: updated });
    expect(titles(await store.list('situation'))).toEqual(['A', 'B']);
    expect(await store.get(id)).toMatchObject({ id, value: { note: 'x' } });
    expect(titles(await store.list('game'))).toEqual(['G']);
  });

  test('a save goes on from the last one, under the same id', async () => {
    const { store } = tab();
    let { document } = await store.save(fresh('A', 0));
    for (const value of [1, 2, 3]) {
      const saved = await store.save({ ...fresh('A', value), id: document.id, base: document.updated });
      expect(saved).toMatchObject({ beside: false, kept: true });
      document = saved.document;
    }
    expect(await store.list('situation')).toEqual([{ ...document, value: 3 }]);
  });

  test('a page that saves twice before it hears of the first is no rival of itself', async () => {
    const { store } = tab();
    const { id, updated } = (await store.save(fresh('A', 0))).document;
    await Promise.all([1, 2, 3].map((value) => store.save({ ...fresh('A', value), id, base: updated })));
    expect(await store.list('situation')).toMatchObject([{ title: 'A', value: 3 }]);
  });

  test('a value that only lives on a page is kept as plain data', async () => {
    const { store } = tab();
    const value = new Proxy({ note: 'a', left: undefined }, {});
    const { document } = await store.save(fresh('A', value));
    expect(await store.get(document.id)).toMatchObject({ value: { note: 'a' } });
  });

  test('what is removed comes back by undo, with its id and dates', async () => {
    const { store } = tab();
    const { document } = await store.save(fresh('A', 1));
    const undo = await store.remove(document.id);
    expect(await store.get(document.id)).toBeUndefined();
    expect(await undo?.()).toEqual(document);
    expect(await store.list('situation')).toEqual([document]);
    expect(await store.remove('nobody')).toBeNull();
  });

  test('undo of a removal stands beside what has taken the id meanwhile', async () => {
    const { store } = tab();
    const { document } = await store.save(fresh('A', 1));
    const undo = await store.remove(document.id);
    await store.save({ ...fresh('A', 2), id: document.id });
    await undo?.();
    expect(contents(await store.list('situation'))).toEqual({ A: 2, 'A (2)': 1 });
  });

  test.each([
    ['A', 'A (2)'],
    ['A (2)', 'A (3)'],
    ['A (x)', 'A (x) (2)'],
    ['', ' (2)'],
  ])('the second "%s" is called "%s"', (title, next) => {
    expect(nextTitle(title)).toBe(next);
  });
});

describe('two tabs', () => {
  test('that change the same document keep both', async () => {
    const one = tab();
    const two = tab(one.name);
    const { id, updated: base } = (await one.store.save(fresh('A', 0))).document;
    await two.store.save({ ...fresh('A', 'two'), id, base });
    const late = await one.store.save({ ...fresh('A', 'one'), id, base });
    expect(late).toMatchObject({ beside: true, kept: true, document: { title: 'A (2)', value: 'one' } });
    expect(late.document.id).not.toBe(id);
    expect(await two.store.get(id)).toMatchObject({ title: 'A', value: 'two' });
  });

  test('that save the same change keep it once', async () => {
    const one = tab();
    const two = tab(one.name);
    const { id, updated: base } = (await one.store.save(fresh('A', 0))).document;
    const saves = await Promise.all(
      [one, two].map(({ store }) => store.save({ ...fresh('A', 1), id, base })),
    );
    expect(saves.map(({ beside }) => beside)).toEqual([false, false]);
    expect(await one.store.list('situation')).toHaveLength(1);
  });

  test('one removes what the other goes on with: it is there again', async () => {
    const one = tab();
    const two = tab(one.name);
    const { id, updated: base } = (await one.store.save(fresh('A', 0))).document;
    await two.store.remove(id);
    await one.store.save({ ...fresh('A', 1), id, base });
    expect(await two.store.get(id)).toMatchObject({ value: 1 });
  });

  test('what one does, the other is told of', async () => {
    const one = tab();
    const two = tab(one.name);
    const heard: string[][] = [];
    const stop = one.store.watch('situation', (list) => heard.push(titles(list)));
    await vi.waitFor(() => {
      expect(heard).toEqual([[]]);
    });
    const { document } = await two.store.save(fresh('B'));
    await vi.waitFor(() => {
      expect(heard.at(-1)).toEqual(['B']);
    });
    await two.store.remove(document.id);
    await vi.waitFor(() => {
      expect(heard.at(-1)).toEqual([]);
    });
    stop();
  });
});

describe('a full disk', () => {
  test('is told, and nothing is lost in this tab', async () => {
    const { db, store } = tab();
    const { id, updated: base } = (await store.save(fresh('A', 0))).document;
    const heard: string[][] = [];
    const stop = store.watch('situation', (list) => heard.push(titles(list)));
    const problems: (StoreProblem | null)[] = [];
    store.onProblem((problem) => problems.push(problem));
    fill(db);
    const changed = await store.save({ ...fresh('A', 1), id, base });
    const made = await store.save(fresh('B'));
    expect([changed.kept, made.kept]).toEqual([false, false]);
    expect(problems).toEqual(['full', 'full']);
    expect(titles(await store.list('situation'))).toEqual(['B', 'A']);
    expect(await store.get(id)).toMatchObject({ value: 1 });
    await vi.waitFor(() => {
      expect(heard.at(-1)).toEqual(['B', 'A']);
    });
    stop();
  });

  test('with room again everything is kept, and no rival is seen where there was none', async () => {
    const { db, name, store } = tab();
    const { id, updated: base } = (await store.save(fresh('A', 0))).document;
    const disk = fill(db);
    const { document } = await store.save({ ...fresh('A', 1), id, base });
    await store.save(fresh('B'));
    disk.mockRestore();
    const problems: (StoreProblem | null)[] = [];
    store.onProblem((problem) => problems.push(problem));
    const again = await store.save({ ...fresh('A', 2), id, base: document.updated });
    expect(again).toMatchObject({ beside: false, kept: true, document: { id, title: 'A' } });
    expect(problems).toEqual(['full', null]);
    expect(contents(await tab(name).store.list('situation'))).toEqual({ A: 2, B: {} });
  });

  test('a removal that failed stays removed in this tab and can be undone', async () => {
    const { db, store } = tab();
    const { document } = await store.save(fresh('A', 0));
    vi.spyOn(db.documents, 'delete').mockRejectedValue(
      Object.assign(new Error('x'), { name: 'QuotaExceededError' }),
    );
    const undo = await store.remove(document.id);
    expect(await store.list('situation')).toEqual([]);
    expect(await store.get(document.id)).toBeUndefined();
    await undo?.();
    expect(await store.list('situation')).toEqual([document]);
  });
});

describe('where nothing can be kept', () => {
  test('a browser without a database: told in a word, and the tab goes on', async () => {
    const { db, store } = tab();
    const error = Object.assign(new Error('no indexedDB'), { name: 'MissingAPIError' });
    vi.spyOn(db, 'transaction').mockRejectedValue(error);
    const problems: (StoreProblem | null)[] = [];
    store.onProblem((problem) => problems.push(problem));
    const { document } = await store.save(fresh('A', 1));
    const next = await store.save({ ...fresh('A', 2), id: document.id, base: document.updated });
    expect(next).toMatchObject({ kept: false, beside: false, document: { id: document.id, value: 2 } });
    expect(problems).toEqual(['unavailable', 'unavailable']);
    expect(titles(await store.list('situation'))).toEqual(['A']);
  });

  test('an old tab gives way to a newer database and goes on in memory', async () => {
    const old = tab();
    await old.store.save(fresh('A'));
    const problems: (StoreProblem | null)[] = [];
    old.store.onProblem((problem) => problems.push(problem));
    const newer = new Dexie(old.name);
    newer.version(99).stores({ documents: 'id, kind, updated' });
    await newer.open();
    expect(problems).toEqual(['outdated']);
    const { document, kept } = await old.store.save(fresh('B'));
    expect(kept).toBe(false);
    expect(await old.store.get(document.id)).toEqual(document);
    newer.close();
  });
});

describe('taking in documents of a file', () => {
  test('the same ones are not doubled, others of the same id stand beside, new ones keep their dates', async () => {
    const { store } = tab();
    const same = (await store.save(fresh('A', 1))).document;
    const other = (await store.save(fresh('B', 1))).document;
    const added: Document = { ...same, id: 'from-afar', title: 'C', created: 5, updated: 6 };
    const saved = await store.takeIn([same, { ...other, value: 2 }, added]);
    expect(saved.map(({ beside }) => beside)).toEqual([false, true, false]);
    expect(contents(await store.list('situation'))).toEqual({ A: 1, B: 1, 'B (2)': 2, C: 1 });
    expect(await store.get('from-afar')).toEqual(added);
  });
});
