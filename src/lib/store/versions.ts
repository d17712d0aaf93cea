/** What documents once were. Versions are added, and never changed but for their names. */
import { liveQuery } from 'dexie';
import type { Database } from './database.ts';
import { newId, plainOf } from './document-changes.ts';
import { TRAITS } from './kinds.ts';
import { problemOf } from './problems.ts';
import type { Document, Version } from './records.ts';
import { lastVersionIn, versionsIn, type Base } from './store-base.ts';
import { isSameState, mayGo, whyKept } from './version-policy.ts';

/** A state of a document that is to become a version. */
export type GivenVersion = Omit<Version, 'id' | 'number'>;

/** Inside a transaction. @returns the version; the newest one, if that is the same already */
export async function addVersion(db: Database, given: GivenVersion): Promise<Version> {
  const last = await lastVersionIn(db, given.document);
  if (last !== undefined && isSameState(last, given) && given.from === undefined) return last;
  const version = { ...given, id: newId(), number: (last?.number ?? 0) + 1 };
  await db.versions.add(version);
  return version;
}

/** Inside a transaction: the state that a save takes the place of, where it is worth keeping. */
export async function keepBefore(db: Database, held: Document, given: Document, now: number): Promise<void> {
  if (!TRAITS[held.kind].versions) return;
  const why = whyKept(held, given, await lastVersionIn(db, held.id), now);
  const { id: document, title, value, updated: at } = held;
  if (why !== null) await addVersion(db, { document, title, value, at, why });
}

/** Makes room where the browser has none left. @returns how many versions went */
export async function thin(db: Database): Promise<number> {
  const going = mayGo(await db.versions.toArray());
  await db.versions.bulkDelete(going.map(({ id }) => id));
  return going.length;
}

export class VersionStore {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  async #try<T>(otherwise: T, act: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await act(this.#base.writable());
    } catch (error) {
      this.#base.tell(problemOf(error));
      return otherwise;
    }
  }

  /** All of a document, the newest first. */
  list(document: string): Promise<Version[]> {
    return this.#try([], async (db) => (await versionsIn(db, document).toArray()).reverse());
  }

  /** All of all documents. */
  all(): Promise<Version[]> {
    return this.#try([], (db) => db.versions.toArray());
  }

  /**
   * Keeps a state as a version.
   * @returns it, or the newest one if that is the same; null if the browser does not keep it
   */
  keep(given: Omit<GivenVersion, 'at'>): Promise<Version | null> {
    const plain = { ...given, value: plainOf(given.value), at: this.#base.clock() };
    return this.#try<Version | null>(null, (db) =>
      db.transaction('rw', db.versions, () => addVersion(db, plain)),
    );
  }

  /** Gives a version a name, or takes the name away (an empty one). @returns whether that is kept */
  name(id: string, mark: string): Promise<boolean> {
    return this.#try(false, (db) =>
      db.transaction('rw', db.versions, async () => {
        const { mark: _, ...held } = (await db.versions.get(id)) ?? {};
        if (!('id' in held)) return false;
        await db.versions.put(mark === '' ? held : { ...held, mark });
        return true;
      }),
    );
  }

  /**
   * Goes back to a version: what stands now becomes a version, and what once was becomes one again, so nothing is lost.
   * The document itself is saved by whoever edits it.
   */
  goBack(now: Pick<Version, 'title' | 'value'>, to: Version): Promise<Version | null> {
    const { document, title, value, number: from } = to;
    const at = this.#base.clock();
    const standing = { title: now.title, value: plainOf(now.value) };
    return this.#try<Version | null>(null, (db) =>
      db.transaction('rw', db.versions, async () => {
        await addVersion(db, { document, ...standing, at, why: 'before' });
        return addVersion(db, { document, title, value, at, why: 'restored', from });
      }),
    );
  }

  /** Takes in versions of a file; those that are here already stay as they are. @returns how many came in */
  takeIn(theirs: readonly Version[]): Promise<number> {
    return this.#try(0, (db) =>
      db.transaction('rw', db.versions, async () => {
        let came = 0;
        for (const version of [...theirs].sort((a, b) => a.number - b.number)) {
          const held = await versionsIn(db, version.document).toArray();
          if (held.some((one) => one.id === version.id || isSameVersion(one, version))) continue;
          const number = Math.max(version.number, (held.at(-1)?.number ?? 0) + 1);
          await db.versions.add({ ...version, id: newId(), number });
          came++;
        }
        return came;
      }),
    );
  }

  /** Calls back now and after each change, in this tab or another; returns how to stop. */
  watch(document: string, told: (versions: Version[]) => void): () => void {
    const query = liveQuery(() => this.list(document)).subscribe({ next: told });
    return () => query.unsubscribe();
  }
}

const isSameVersion = (a: Version, b: Version): boolean => a.at === b.at && isSameState(a, b);
