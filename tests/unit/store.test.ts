import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Database } from '../../src/lib/store/database.ts';
import { progressExport, readProgressFile } from '../../src/lib/store/file.ts';
import { mergeProgress } from '../../src/lib/store/merge.ts';
import { askToPersist } from '../../src/lib/store/persist.ts';
import { problemOf, type StoreProblem } from '../../src/lib/store/problems.ts';
import { progressStore } from '../../src/lib/store/progress.ts';
import { NO_PROGRESS, type Progress } from '../../src/lib/store/records.ts';

let count = 0;
const opened: Database[] = [];
/** A store on a database of its own name; the same name twice is two tabs. */
function tab(name = `test-${String(++count)}`) {
  const db = new Database(name);
  opened.push(db);
  let now = 1000;
  return { db, name, store: progressStore(db, () => ++now) };
}

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
  vi.unstubAllGlobals();
});

describe('progress', () => {
  test('a lesson keeps its step, what was reached, and adds up misses', async () => {
    const { store } = tab();
    await store.saveLesson({ lesson: 'L1.2', step: 3, misses: 2 });
    await store.saveLesson({ lesson: 'L1.2', step: 1, misses: 1, helps: 1 });
    const { lessons } = await store.all();
    expect(lessons).toMatchObject([
      { lesson: 'L1.2', step: 1, reached: 3, misses: 3, helps: 1, done: false },
    ]);
  });

  test('the first answer to the closing question stays, however often it is answered', async () => {
    const { store } = tab();
    await store.saveLesson({ lesson: 'L1.1', step: 2, firstTry: false });
    await store.saveLesson({ lesson: 'L1.1', step: 2, firstTry: true, done: true });
    await store.saveLesson({ lesson: 'L1.1', step: 0 });
    expect((await store.all()).lessons[0]).toMatchObject({ firstTry: false, done: true, step: 0 });
  });

  test('two tabs that save at the same time lose nothing of each other', async () => {
    const one = tab();
    const two = tab(one.name);
    await Promise.all([
      one.store.saveLesson({ lesson: 'L1.1', step: 1, misses: 1 }),
      two.store.saveLesson({ lesson: 'L1.1', step: 2, done: true, misses: 1 }),
      one.store.saveLesson({ lesson: 'L1.3', step: 1 }),
      two.store.saveChapter({ chapter: 1, freeTurns: 1, freePassed: true }),
      one.store.saveChapter({ chapter: 1, freeTurns: 1 }),
    ]);
    const read = await tab(one.name).store.all();
    expect(read.lessons.map(({ lesson }) => lesson).sort()).toEqual(['L1.1', 'L1.3']);
    expect(read.lessons.find(({ lesson }) => lesson === 'L1.1')).toMatchObject({
      reached: 2,
      done: true,
      misses: 2,
    });
    expect(read.chapters).toMatchObject([{ chapter: 1, freeTurns: 2, freePassed: true }]);
  });

  test('what one tab saves, the other is told of', async () => {
    const one = tab();
    const two = tab(one.name);
    const heard: Progress[] = [];
    const stop = one.store.watch((progress) => heard.push(progress));
    await vi.waitFor(() => {
      expect(heard.length).toBe(1);
    });
    await two.store.saveLesson({ lesson: 'L1.4', step: 1 });
    await vi.waitFor(() => {
      expect(heard.at(-1)?.lessons.map(({ lesson }) => lesson)).toEqual(['L1.4']);
    });
    stop();
  });

  test('a mistake is counted by its misconception', async () => {
    const { store } = tab();
    await store.countMistakes(['M18']);
    await store.countMistakes(['M18', 'M01']);
    expect(
      (await store.all()).mistakes.map(({ misconception, count: times }) => [misconception, times]),
    ).toEqual([
      ['M01', 1],
      ['M18', 2],
    ]);
  });
});

describe('where nothing can be kept', () => {
  test('a browser without a database: told in a word, and all is there to export', async () => {
    const db = new Database('none');
    opened.push(db);
    const error = Object.assign(new Error('no indexedDB'), { name: 'MissingAPIError' });
    vi.spyOn(db, 'transaction').mockRejectedValue(error);
    vi.spyOn(db.lessons, 'toArray').mockRejectedValue(error);
    const store = progressStore(db);
    const problems: StoreProblem[] = [];
    store.onProblem((problem) => problems.push(problem));
    await store.saveLesson({ lesson: 'L1.1', step: 2, done: true });
    expect(problems).toEqual(['unavailable']);
    expect((await store.all()).lessons).toMatchObject([{ lesson: 'L1.1', done: true }]);
  });

  test('a full disk is called full, however deep the browser hides it', () => {
    const quota = Object.assign(new Error('x'), { name: 'QuotaExceededError' });
    expect(problemOf(Object.assign(new Error('y'), { name: 'AbortError', inner: quota }))).toBe('full');
    expect(problemOf(new Error('?'))).toBe('unknown');
    expect(problemOf(undefined)).toBe('unknown');
  });

  test('an old tab gives way to a newer database and goes on in memory', async () => {
    const old = tab();
    await old.store.saveLesson({ lesson: 'L1.1', step: 1 });
    const problems: StoreProblem[] = [];
    old.store.onProblem((problem) => problems.push(problem));
    const newer = new Dexie(old.name);
    newer.version(2).stores({
      lessons: 'lesson, updated',
      chapters: 'chapter',
      mistakes: 'misconception',
      settings: 'key',
      drafts: 'id',
    });
    await newer.open();
    expect(problems).toEqual(['outdated']);
    await old.store.saveLesson({ lesson: 'L1.1', step: 2 });
    expect((await old.store.all()).lessons).toMatchObject([{ step: 2 }]);
    newer.close();
  });
});

describe('a file of progress', () => {
  test('comes back as it went', async () => {
    const { store } = tab();
    await store.saveLesson({ lesson: 'L1.1', step: 2, done: true, firstTry: true });
    const progress = await store.all();
    expect(readProgressFile(JSON.stringify(progressExport(progress)))).toEqual(progress);
  });

  test('taken in, it never takes anything away', async () => {
    const here = tab();
    await here.store.saveLesson({ lesson: 'L1.1', step: 2, done: true });
    const there = tab();
    await there.store.saveLesson({ lesson: 'L1.1', step: 1 });
    await there.store.saveLesson({ lesson: 'L1.5', step: 1, done: true });
    await here.store.takeIn(await there.store.all());
    const { lessons } = await here.store.all();
    expect(lessons.find(({ lesson }) => lesson === 'L1.1')).toMatchObject({ done: true, reached: 2 });
    expect(lessons.find(({ lesson }) => lesson === 'L1.5')).toMatchObject({ done: true });
  });

  test.each([
    ['not json {', 'notJson'],
    ['null', 'otherKind'],
    ['{"kind":"else","version":1}', 'otherKind'],
    ['{"kind":"grailwright/progress","version":9}', 'newer'],
    [
      '{"kind":"grailwright/progress","version":1,"lessons":[{"lesson":1}],"chapters":[],"mistakes":[],"settings":[]}',
      'broken',
    ],
  ])('%s is refused as %s', (text, fault) => {
    expect(readProgressFile(text)).toBe(fault);
  });

  test('merging is the same either way round, but for settings', () => {
    const a: Progress = {
      ...NO_PROGRESS,
      chapters: [{ chapter: 1, freeTurns: 2, freePassed: false, passed: false, updated: 5 }],
    };
    const b: Progress = {
      ...NO_PROGRESS,
      chapters: [{ chapter: 1, freeTurns: 1, freePassed: true, passed: false, updated: 3 }],
    };
    expect(mergeProgress(a, b).chapters).toEqual(mergeProgress(b, a).chapters);
  });
});

describe('asking to persist', () => {
  test('happens once', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', { storage: { persist } });
    const { db } = tab();
    await askToPersist(db);
    await askToPersist(db);
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
