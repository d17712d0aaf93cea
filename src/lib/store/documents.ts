/**
 * What people make themselves, kept in the browser. Each change is one transaction that reads before it writes; where two
 * tabs changed the same document both stay. What the browser would not keep stays in this tab's memory, is told as a
 * problem, and is tried again when the next save works.
 */
import { liveQuery } from 'dexie';
import { Database } from './database.ts';
import {
  broughtIn,
  byNewest,
  changedDocument,
  newId,
  plainOf,
  type ChangedDocument,
  type GivenDocument,
} from './document-changes.ts';
import { PastStore } from './pasts.ts';
import { askToPersist } from './persist.ts';
import { problemOf, type StoreProblem } from './problems.ts';
import { NO_SNAPSHOT, putBack, snapshotOf, type Snapshot } from './snapshot.ts';
import { putDocument, type Put } from './put-document.ts';
import { takeIn, type Incoming, type TakenIn } from './take-in.ts';
import type { Document, DocumentKind, Past, Version } from './records.ts';
import type { Base } from './store-base.ts';
import { throwAway, TrashStore } from './trash.ts';
import { VersionStore } from './versions.ts';

/** What became of a save. The document's `id` and `updated` belong into the next one. */
export interface SavedDocument extends ChangedDocument {
  /** False: in this tab's memory only; the problem has been told. */
  kept: boolean;
}

/** Brings back what was removed. */
export type Undo = () => Promise<Document>;

/** A document the database would not take (null: a removal), and the version of the row that it goes on from. */
interface Unkept {
  document: Document | null;
  base: number | undefined;
}

export class DocumentStore {
  /** Names this tab in what it writes. */
  readonly tab = newId();
  readonly versions: VersionStore;
  readonly trash: TrashStore;
  readonly pasts: PastStore;
  readonly #db: Database;
  readonly #clock: () => number;
  /** What this tab did that the database does not have, by id. */
  readonly #unkept = new Map<string, Unkept>();
  /** The `updated` this tab wrote last: a page that saves again before it heard of its last save has no rival. */
  readonly #written = new Map<string, number>();
  #problem: StoreProblem | null = null;
  #outdated = false;
  readonly #listeners = new Set<(problem: StoreProblem | null) => void>();
  readonly #watchers = new Set<() => void>();

  /** @param clock the present time in ms; tests pass their own */
  constructor(db: Database, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
    const tell = (problem: StoreProblem | null): void => {
      this.#tell(problem);
    };
    const base: Base = { writable: () => this.#writable(), clock, tell };
    this.versions = new VersionStore(base);
    this.pasts = new PastStore(base);
    this.trash = new TrashStore(base, (document) => this.bringIn(document));
    db.on('blocked', () => {
      this.#tell('blocked');
    });
    db.on('versionchange', () => {
      // A newer tab changes the database: give way, and say so; what is made from now on stays in memory. The flag is
      // ours, since Dexie would open the newer database again by itself and write rows of the old shape into it.
      db.close();
      this.#outdated = true;
      this.#tell('outdated');
    });
  }

  /** The database to write into. @throws if a newer tab owns it */
  #writable(): Database {
    if (this.#outdated) throw Object.assign(new Error('a newer tab is open'), { name: 'VersionError' });
    return this.#db;
  }

  #tell(problem: StoreProblem | null): void {
    this.#problem = problem;
    for (const told of this.#listeners) told(problem);
  }

  #redraw(): void {
    for (const told of this.#watchers) told();
  }

  #keepUnkept(id: string, unkept: Unkept, error: unknown): void {
    this.#unkept.set(id, unkept);
    this.#tell(problemOf(error));
    this.#redraw();
  }

  /** The database's rows with what it does not have laid over them. */
  #over(rows: readonly Document[], belongs: (document: Document) => boolean): Document[] {
    const own = [...this.#unkept.values()].map(({ document }) => document).filter((one) => one !== null);
    return [...rows.filter(({ id }) => !this.#unkept.has(id)), ...own.filter(belongs)].sort(byNewest);
  }

  async #read(
    rows: () => Promise<Document[]>,
    belongs: (document: Document) => boolean,
  ): Promise<Document[]> {
    try {
      return this.#over(await rows(), belongs);
    } catch (error) {
      this.#tell(problemOf(error));
      return this.#over([], belongs);
    }
  }

  /** All of a kind, the one changed last first. */
  list(kind: DocumentKind): Promise<Document[]> {
    return this.#read(
      () => this.#db.documents.where({ kind }).toArray(),
      (one) => one.kind === kind,
    );
  }

  /** All of every kind, for one export of everything. */
  all(): Promise<Document[]> {
    return this.#read(
      () => this.#db.documents.toArray(),
      () => true,
    );
  }

  /** One by its id; undefined if there is none (any more). */
  async get(id: string): Promise<Document | undefined> {
    const own = this.#unkept.get(id);
    if (own !== undefined) return own.document ?? undefined;
    try {
      return await this.#db.documents.get(id);
    } catch (error) {
      this.#tell(problemOf(error));
      return undefined;
    }
  }

  /**
   * Keeps a document: a new one, or the next version of one. Give `id` and the `updated` that was last seen as `base`;
   * if somebody else has changed it since, both stay.
   */
  async save(given: GivenDocument): Promise<SavedDocument> {
    const now = this.#clock();
    const plain = { ...given, value: plainOf(given.value) };
    const unkept = given.id === undefined ? undefined : this.#unkept.get(given.id);
    // What lies in memory goes on from the row it came from.
    const goesOn = unkept !== undefined && unkept.document?.updated === given.base;
    const base = goesOn ? unkept.base : given.base;
    try {
      const saved = await this.#put({ ...plain, base }, now);
      await this.#workedAgain(given.id);
      return { ...saved, kept: true };
    } catch (error) {
      const later = Math.max(now, (given.base ?? 0) + 1);
      const changed = changedDocument(unkept?.document ?? undefined, plain, later);
      this.#keepUnkept(changed.document.id, { document: changed.document, base }, error);
      return { ...changed, kept: false };
    }
  }

  /** Inside a transaction what is there is read again, so that another tab's change is never overwritten. */
  async #put(given: GivenDocument, now: number): Promise<ChangedDocument> {
    const change = (held: Document | undefined): ChangedDocument => {
      const own = given.id !== undefined && held?.updated === this.#written.get(given.id);
      const base = own && given.base !== undefined ? held?.updated : given.base;
      return changedDocument(held, { ...given, base }, now);
    };
    return this.#write(given.id, change, given.past);
  }

  async #write(id: string | undefined, change: Put['change'], past?: Past): Promise<ChangedDocument> {
    const now = this.#clock();
    const changed = await putDocument(this.#writable(), { id, change, past, by: this.tab, now });
    this.#written.set(changed.document.id, changed.document.updated);
    return changed;
  }

  /** A save went through: what lies in memory only is tried again, and a problem that was told is taken back. */
  async #workedAgain(id: string | undefined): Promise<void> {
    if (id !== undefined && this.#unkept.delete(id)) this.#redraw();
    for (const [waiting, { document, base }] of [...this.#unkept])
      try {
        if (document === null) await this.#writable().documents.delete(waiting);
        else await this.#put({ ...document, base }, document.updated);
        this.#unkept.delete(waiting);
        this.#redraw();
      } catch (error) {
        this.#tell(problemOf(error));
        return;
      }
    if (this.#problem !== null) this.#tell(null);
  }

  /** Takes one away at once; it lies in the trash. @returns how to bring it back, or null if there was none */
  async remove(id: string): Promise<Undo | null> {
    const held = await this.get(id);
    if (held === undefined) return null;
    const wasUnkept = this.#unkept.delete(id);
    try {
      const db = this.#writable();
      await db.transaction('rw', db.documents, db.trash, () => throwAway(db, held, this.#clock()));
      if (wasUnkept) this.#redraw();
    } catch (error) {
      this.#keepUnkept(id, { document: null, base: undefined }, error);
    }
    return async () => {
      const lies = (await this.trash.list()).find(({ document }) => document.id === id);
      const back = lies === undefined ? null : await this.trash.bringBack(lies.id);
      return back ?? (await this.bringIn(held)).document;
    };
  }

  /** With its id, dates and all; if the id stands for another one meanwhile, beside that one. */
  async bringIn(document: Document): Promise<SavedDocument> {
    this.#unkept.delete(document.id);
    try {
      const now = this.#clock();
      return { ...(await this.#write(document.id, (held) => broughtIn(held, document, now))), kept: true };
    } catch (error) {
      this.#keepUnkept(document.id, { document, base: undefined }, error);
      return { document, beside: false, kept: false };
    }
  }

  /** Takes in a file: the same documents are not doubled, other ones of the same id stand beside; versions go with theirs. */
  async takeIn(theirs: readonly Incoming[], versions: readonly Version[] = []): Promise<TakenIn[]> {
    const taken = await takeIn(this, theirs);
    const now = new Map(theirs.map(({ id }, at) => [id, taken[at]?.document.id ?? id]));
    const ofThem = versions.filter(({ document }) => now.has(document));
    await this.versions.takeIn(
      ofThem.map((one) => ({ ...one, document: now.get(one.document) ?? one.document })),
    );
    return taken;
  }

  /** Takes all away, with versions and trash, also what only this tab has. */
  async clear(): Promise<void> {
    const { documents, versions, trash, pasts } = this.#writable();
    const all = [documents, versions, trash, pasts];
    await this.#db.transaction('rw', all, () => Promise.all(all.map((table) => table.clear())));
    this.#unkept.clear();
    this.#redraw();
  }

  /** All with all that is kept of them. */
  async snapshot(): Promise<Snapshot> {
    try {
      return { ...(await snapshotOf(this.#writable())), documents: await this.all() };
    } catch (error) {
      this.#tell(problemOf(error));
      return { ...NO_SNAPSHOT, documents: await this.all() };
    }
  }

  /** @throws if the browser does not let us */
  async putBack(snapshot: Snapshot): Promise<void> {
    await putBack(this.#writable(), snapshot);
    this.#redraw();
  }

  /** Calls back now and after each change, in this tab or another; returns how to stop. */
  watch(kind: DocumentKind, told: (documents: Document[]) => void): () => void {
    const rows = () => this.#db.documents.where({ kind }).toArray();
    return this.#watch(rows, (one) => one.kind === kind, told);
  }

  /** The same for one; undefined while there is none. */
  watchOne(id: string, told: (document: Document | undefined) => void): () => void {
    const rows = () => this.#db.documents.where({ id }).toArray();
    return this.#watch(
      rows,
      (one) => one.id === id,
      ([one]) => {
        told(one);
      },
    );
  }

  #watch(
    read: () => Promise<Document[]>,
    belongs: (one: Document) => boolean,
    told: (documents: Document[]) => void,
  ): () => void {
    let rows: Document[] = [];
    const tellAll = (): void => {
      told(this.#over(rows, belongs));
    };
    this.#watchers.add(tellAll);
    const query = liveQuery(read).subscribe({
      next: (found) => {
        rows = found;
        tellAll();
      },
      error: (error) => {
        this.#tell(problemOf(error));
        tellAll();
      },
    });
    return () => {
      this.#watchers.delete(tellAll);
      query.unsubscribe();
    };
  }

  /** Calls back when the browser does not keep things, also if that is known already, and with null when it does again. */
  onProblem(told: (problem: StoreProblem | null) => void): () => void {
    this.#listeners.add(told);
    if (this.#problem !== null) told(this.#problem);
    return () => this.#listeners.delete(told);
  }

  /** Asks the browser once ever to keep what is stored; called when there is something worth keeping. */
  askToPersist(): Promise<void> {
    return askToPersist(this.#db);
  }
}

export const documentStore = (db = new Database(), clock: () => number = () => Date.now()): DocumentStore =>
  new DocumentStore(db, clock);
