import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
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
    await store.countMistakes([{ misconception: 'M18', puzzle: null }]);
    await store.countMistakes([
      { misconception: 'M18', puzzle: null },
      { misconception: 'M01', puzzle: 'P09' },
    ]);
    const { boxes, mistakes } = await store.all();
    expect(boxes).toMatchObject([{ puzzle: 'P09', box: 1, tries: 0 }]);
    expect(mistakes.map(({ misconception, count: times }) => [misconception, times])).toEqual([
      ['M01', 1],
      ['M18', 2],
    ]);
  });
});

describe('puzzles', () => {
  const solved = { puzzle: 'P01', result: 'solved', first: true, hint: false } as const;

  test('a try is kept with its box, and a right answer with its misconception', async () => {
    const { store } = tab();
    await store.countMistakes([{ misconception: 'M05', puzzle: 'P03' }]);
    await store.saveTry({ ...solved, puzzle: 'P03' }, [{ misconception: 'M05', what: 'right' }]);
    await store.saveTry(solved, [{ misconception: 'M07', what: 'right' }]);
    const { boxes, mistakes } = await store.all();
    expect(boxes.map(({ puzzle, box, tries }) => [puzzle, box, tries])).toEqual([
      ['P01', 1, 1],
      ['P03', 1, 1],
    ]);
    // What was never fallen for is no misconception of the learner's.
    expect(mistakes).toMatchObject([{ misconception: 'M05', asks: true, days: [0] }]);
  });

  test('a box knows how many lessons were done when the puzzle was put there', async () => {
    const { store } = tab();
    await store.saveLesson({ lesson: 'L1.1', step: 0, done: true });
    await store.saveLesson({ lesson: 'L1.2', step: 1 });
    await store.saveTry({ ...solved, result: 'missed' });
    expect((await store.all()).boxes).toMatchObject([{ puzzle: 'P01', box: 1, lessons: 1, clean: false }]);
  });

  test('tries of two tabs add up', async () => {
    const one = tab();
    const two = tab(one.name);
    await Promise.all([one.store.saveTry(solved), two.store.saveTry({ ...solved, result: 'missed' })]);
    expect((await tab(one.name).store.all()).boxes).toMatchObject([{ tries: 2, clean: true, box: 1 }]);
  });
});

describe('a database of an older version', () => {
  const rows = JSON.parse(readFileSync('tests/fixtures/database-v1.json', 'utf8')) as Record<
    string,
    object[]
  >;

  test('version 1 opens with everything in it, and its puzzles are all still to come', async () => {
    const old = new Dexie('of-version-1');
    old.version(1).stores({
      lessons: 'lesson, updated',
      chapters: 'chapter',
      mistakes: 'misconception',
      settings: 'key',
    });
    for (const [table, list] of Object.entries(rows)) await old.table(table).bulkPut(list);
    old.close();
    const { store, db } = tab('of-version-1');
    expect(await store.all()).toEqual({ ...rows, boxes: [] });
    expect(db.verno).toBeGreaterThan(1);
    // And it goes on from there.
    await store.countMistakes([{ misconception: 'M18', puzzle: 'P03' }]);
    await store.saveLesson({ lesson: 'L1.2', step: 2, misses: 1 });
    const { boxes, mistakes, lessons } = await store.all();
    expect(boxes).toMatchObject([{ puzzle: 'P03', box: 1 }]);
    expect(mistakes.find(({ misconception }) => misconception === 'M18')).toMatchObject({
      count: 3,
      asks: true,
    });
    expect(lessons.find(({ lesson }) => lesson === 'L1.2')).toMatchObject({ reached: 4, misses: 2 });
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
    newer.version(99).stores({
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
    await store.countMistakes([{ misconception: 'M05', puzzle: 'P03' }]);
    await store.saveTry({ puzzle: 'P01', result: 'solved', first: true, hint: false });
    const progress = await store.all();
    expect(progress.boxes).toHaveLength(2);
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

  test('from before there were puzzles opens, with none', () => {
    const { boxes: _none, ...old } = {
      ...NO_PROGRESS,
      mistakes: [{ misconception: 'M01', count: 2, updated: 3 }],
    };
    const text = JSON.stringify({ kind: 'grailwright/progress', version: 1, ...old });
    expect(readProgressFile(text)).toEqual({ ...old, boxes: [] });
  });

  test('of two boxes of one puzzle the later says where it waits, and nothing solved is lost', () => {
    const box = { puzzle: 'P01', box: 1, due: 50, lessons: 2, clean: false, tries: 1, days: [3], updated: 9 };
    const other = { ...box, box: 3, due: 90, clean: true, tries: 4, days: [1, 2], updated: 5 };
    const merged = mergeProgress({ ...NO_PROGRESS, boxes: [box] }, { ...NO_PROGRESS, boxes: [other] });
    expect(merged.boxes).toEqual([{ ...box, clean: true, tries: 4, days: [1, 2, 3] }]);
    expect(mergeProgress({ ...NO_PROGRESS, boxes: [other] }, { ...NO_PROGRESS, boxes: [box] })).toEqual(
      merged,
    );
  });

  test.each([
    ['not json {', 'notJson'],
    [
      '{"kind":"grailwright/progress","version":1,"lessons":[],"chapters":[],"mistakes":[],"settings":[],"boxes":[{"puzzle":"P01"}]}',
      'broken',
    ],
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
