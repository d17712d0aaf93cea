/**
 * Progress of the learner. Each change is one transaction that reads, merges and writes, so two tabs add to
 * each other; where the browser keeps nothing, everything stays in memory and the problem is told.
 */
import { liveQuery } from 'dexie';
import { changedBox, countsAsDone, type PuzzleTry } from './boxes.ts';
import {
  changed,
  changedChapter,
  changedLesson,
  changedMistake,
  type Change,
  type ChapterChange,
  type LessonChange,
  type MistakeChange,
} from './changes.ts';
import { Database } from './database.ts';
import { mergeProgress } from './merge.ts';
import { askToPersist } from './persist.ts';
import { problemOf, type StoreProblem } from './problems.ts';
import { NO_PROGRESS, type Progress } from './records.ts';

async function readAll(db: Database): Promise<Progress> {
  const [lessons, chapters, mistakes, settings, boxes] = await Promise.all([
    db.lessons.toArray(),
    db.chapters.toArray(),
    db.mistakes.toArray(),
    db.settings.toArray(),
    db.boxes.toArray(),
  ]);
  return { lessons, chapters, mistakes, settings, boxes };
}

async function writeAll(db: Database, progress: Progress): Promise<void> {
  await Promise.all([
    db.lessons.bulkPut(progress.lessons),
    db.chapters.bulkPut(progress.chapters),
    db.mistakes.bulkPut(progress.mistakes),
    db.settings.bulkPut(progress.settings),
    db.boxes.bulkPut(progress.boxes),
  ]);
}

/** Inside a transaction: what is there is read again, so that another tab's change is never overwritten. */
async function write(db: Database, change: Change, now: number): Promise<void> {
  const { lesson, chapter, mistakes = [], tries = [] } = change;
  if (lesson) await db.lessons.put(changedLesson(await db.lessons.get(lesson.lesson), lesson, now));
  if (chapter) await db.chapters.put(changedChapter(await db.chapters.get(chapter.chapter), chapter, now));
  for (const one of mistakes) {
    const made = changedMistake(await db.mistakes.get(one.misconception), one, now);
    if (made) await db.mistakes.put(made);
  }
  if (tries.length === 0) return;
  const done = await db.lessons.filter(countsAsDone).count();
  for (const one of tries) await db.boxes.put(changedBox(await db.boxes.get(one.puzzle), one, done, now));
}

export class ProgressStore {
  readonly #db: Database;
  readonly #clock: () => number;
  /** What this tab has seen and done, for when the database fails. */
  #memory: Progress = NO_PROGRESS;
  #problem: StoreProblem | null = null;
  readonly #listeners = new Set<(problem: StoreProblem) => void>();
  readonly #watchers = new Set<(progress: Progress) => void>();

  /** @param clock the present time in ms; tests pass their own */
  constructor(db: Database, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
    db.on('blocked', () => {
      this.#fail({ name: 'BlockedError' });
    });
    db.on('versionchange', () => {
      // A newer tab changes the database: give way, and say so; what is being learned stays in memory.
      db.close();
      this.#fail({ name: 'VersionError' });
    });
  }

  #fail(error: unknown): void {
    this.#problem = problemOf(error);
    for (const told of this.#listeners) told(this.#problem);
  }

  /** Everything goes through here: kept if it can be, in memory in any case. */
  async #save(change: Change): Promise<void> {
    const now = this.#clock();
    this.#memory = changed(this.#memory, change, now);
    const { lessons, chapters, mistakes, boxes } = this.#db;
    try {
      await this.#db.transaction('rw', lessons, chapters, mistakes, boxes, () =>
        write(this.#db, change, now),
      );
    } catch (error) {
      this.#fail(error);
      for (const told of this.#watchers) told(this.#memory);
    }
  }

  saveLesson(lesson: LessonChange): Promise<void> {
    return this.#save({ lesson });
  }

  saveChapter(chapter: ChapterChange): Promise<void> {
    return this.#save({ chapter });
  }

  /** Wrong answers that stand for misconceptions: each is counted, and its puzzle goes into box 1. */
  countMistakes(made: readonly { misconception: string; puzzle: string | null }[]): Promise<void> {
    return this.#save({
      mistakes: made.map(({ misconception }) => ({ misconception, what: 'made' })),
      tries: made.flatMap(({ puzzle }) =>
        puzzle === null ? [] : [{ puzzle, result: 'queued' as const, first: true, hint: false }],
      ),
    });
  }

  /** What came of a puzzle, and what that says of misconceptions. */
  saveTry(made: PuzzleTry, mistakes: readonly MistakeChange[] = []): Promise<void> {
    return this.#save({ tries: [made], mistakes });
  }

  /** Answers about misconceptions outside lessons and puzzles: a closing question asked once more. */
  saveAnswers(mistakes: readonly MistakeChange[], lesson?: LessonChange): Promise<void> {
    return this.#save({ mistakes, ...(lesson === undefined ? {} : { lesson }) });
  }

  /** Everything kept, as one value. */
  async all(): Promise<Progress> {
    try {
      return mergeProgress(await readAll(this.#db), this.#memory);
    } catch (error) {
      this.#fail(error);
      return this.#memory;
    }
  }

  /** Takes in a file without losing what is here. */
  async takeIn(theirs: Progress): Promise<void> {
    this.#memory = mergeProgress(this.#memory, theirs);
    const db = this.#db;
    try {
      await db.transaction('rw', db.tables, async () =>
        writeAll(db, mergeProgress(await readAll(db), theirs)),
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  async clear(): Promise<void> {
    this.#memory = NO_PROGRESS;
    const { tables } = this.#db;
    await this.#db.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  }

  /** Calls back now and after each change, in this tab or another; returns how to stop. */
  watch(told: (progress: Progress) => void): () => void {
    this.#watchers.add(told);
    const query = liveQuery(() => readAll(this.#db)).subscribe({
      next: told,
      error: (error) => {
        this.#fail(error);
        told(this.#memory);
      },
    });
    return () => {
      this.#watchers.delete(told);
      query.unsubscribe();
    };
  }

  /** Calls back when the browser does not keep things, also if that is known already. */
  onProblem(told: (problem: StoreProblem) => void): () => void {
    this.#listeners.add(told);
    if (this.#problem !== null) told(this.#problem);
    return () => this.#listeners.delete(told);
  }

  /** Asks the browser once ever to keep what is stored; called when there is something worth keeping. */
  askToPersist(): Promise<void> {
    return askToPersist(this.#db);
  }
}

export const progressStore = (db = new Database(), clock: () => number = () => Date.now()): ProgressStore =>
  new ProgressStore(db, clock);
