/** Documents that were removed: each can be brought back until it has lain here for 30 days or somebody empties it. */
import { liveQuery } from 'dexie';
import type { Database } from './database.ts';
import { newId } from './document-changes.ts';
import { problemOf } from './problems.ts';
import type { Document, Trashed } from './records.ts';
import { putBack, type Snapshot } from './snapshot.ts';
import { versionsIn, type Base } from './store-base.ts';

export const TRASH_MS = 30 * 24 * 60 * 60_000;

/** Inside a transaction over documents and trash. */
export async function throwAway(db: Database, document: Document, now: number): Promise<void> {
  await db.trash.add({ id: newId(), document, removed: now });
  await db.documents.delete(document.id);
}

/** What went for good, row by row, for as long as it can come back. */
export type Gone = Pick<Snapshot, 'trash' | 'versions' | 'pasts'>;

/** Inside a transaction: what lies there goes for good, with the versions of what exists nowhere else. */
async function destroy(db: Database, trash: Trashed[]): Promise<Gone> {
  const gone: Gone = { trash, versions: [], pasts: [] };
  await db.trash.bulkDelete(trash.map(({ id }) => id));
  const still = new Set((await db.trash.toArray()).map(({ document }) => document.id));
  for (const { id } of new Set(trash.map(({ document }) => document))) {
    if (still.has(id) || (await db.documents.get(id)) !== undefined) continue;
    const past = await db.pasts.get(id);
    gone.versions.push(...(await versionsIn(db, id).toArray()));
    if (past !== undefined) gone.pasts.push(past);
    await versionsIn(db, id).delete();
    await db.pasts.delete(id);
  }
  return gone;
}

export class TrashStore {
  readonly #base: Base;
  readonly #bringIn: (document: Document) => Promise<{ document: Document; kept: boolean }>;

  /** @param bringIn puts a document back, beside whatever has its id now */
  constructor(base: Base, bringIn: (document: Document) => Promise<{ document: Document; kept: boolean }>) {
    this.#base = base;
    this.#bringIn = bringIn;
  }

  async #try<T>(otherwise: T, act: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await act(this.#base.writable());
    } catch (error) {
      this.#base.tell(problemOf(error));
      return otherwise;
    }
  }

  /** What lies there, thrown away last first. */
  list(): Promise<Trashed[]> {
    return this.#try([], (db) => db.trash.orderBy('removed').reverse().toArray());
  }

  /** Puts one back. @returns the document, or null if it does not lie there (any more) */
  async bringBack(id: string): Promise<Document | null> {
    const held = await this.#try<Trashed | undefined>(undefined, (db) => db.trash.get(id));
    if (held === undefined) return null;
    const { document, kept } = await this.#bringIn(held.document);
    // What the browser would not keep stays where it is kept.
    if (kept) await this.#try(undefined, (db) => db.trash.delete(id));
    return document;
  }

  /** Empties it for good. @returns what went, for `unempty` */
  empty(): Promise<Gone> {
    return this.#clear(() => true);
  }

  /** Takes an emptying back. */
  unempty(gone: Gone): Promise<void> {
    return this.#try(undefined, async (db) => void (await putBack(db, { ...gone, documents: [] })));
  }

  /** What has lain there for longer than TRASH_MS goes. */
  async tidy(): Promise<void> {
    const before = this.#base.clock() - TRASH_MS;
    await this.#clear(({ removed }) => removed < before);
  }

  #clear(goes: (row: Trashed) => boolean): Promise<Gone> {
    return this.#try<Gone>({ trash: [], versions: [], pasts: [] }, (db) =>
      db.transaction('rw', db.documents, db.versions, db.trash, db.pasts, async () =>
        destroy(db, (await db.trash.toArray()).filter(goes)),
      ),
    );
  }

  /** Calls back now and after each change, in this tab or another; returns how to stop. */
  watch(told: (trash: Trashed[]) => void): () => void {
    const query = liveQuery(() => this.list()).subscribe({ next: told });
    return () => query.unsubscribe();
  }
}
