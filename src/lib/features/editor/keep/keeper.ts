/**
 * Keeps a draft: what is typed is written down in the same moment and in the database within a second, however one types;
 * one save at a time, each going on from what the one before it left.
 */
import type { DraftDocument } from '$lib/dsl/documents/draft.ts';
import type { Document, DocumentKind, GivenDocument, Past, SavedDocument } from '$lib/store';

/** After the last change. */
export const REST_MS = 400;
/** While changes go on. With the save itself this stays well below a second. */
export const MOST_MS = 700;
/** Writing down a longer text at every key would be felt; it waits for the save. */
const LONGEST_AHEAD = 300_000;

export interface Kept {
  id: string;
  title: string;
  /** `updated` as this tab last saw it; undefined for what was never saved. */
  base: number | undefined;
}

/** What the keeper needs of the world; tests give their own. */
export interface KeeperWorld {
  save: (given: GivenDocument) => Promise<SavedDocument>;
  /** Writes down at once; null where that cannot be. */
  ahead: () => {
    write: (entry: {
      id: string;
      kind: DocumentKind;
      title: string;
      value: unknown;
      base?: number | undefined;
      time: number;
    }) => void;
    clear: (id: string) => void;
  } | null;
  now: () => number;
  after: (ms: number, act: () => void) => unknown;
  cancel: (timer: unknown) => void;
}

export interface DraftToKeep {
  kind: DocumentKind;
  /** Which document it is; changed as it is saved. */
  kept: Kept;
  value: () => DraftDocument;
  past: () => Past;
  /** Hears what became of each save (`beside`: under a new id, since another tab was first). */
  told: (saved: SavedDocument) => void;
  /** Another tab has changed it, and this one has nothing of its own: take it over. */
  elsewhere: (document: Document) => void;
}

export class DraftKeeper {
  readonly #draft: DraftToKeep;
  readonly #world: KeeperWorld;
  #timer: unknown = null;
  /** When the oldest change that waits was made. */
  #since = 0;
  #waits = false;
  #saving = false;
  #running: Promise<void> = Promise.resolve();

  constructor(draft: DraftToKeep, world: KeeperWorld) {
    this.#draft = draft;
    this.#world = world;
  }

  /** Something changed. */
  touch(): void {
    const now = this.#world.now();
    if (!this.#waits) this.#since = now;
    this.#waits = true;
    this.#writeDown();
    if (this.#timer !== null) this.#world.cancel(this.#timer);
    const wait = Math.max(0, Math.min(REST_MS, this.#since + MOST_MS - now));
    this.#timer = this.#world.after(wait, () => {
      this.flush();
    });
  }

  /** Saves now what waits, as when the page is left. */
  flush(): void {
    if (this.#timer === null) return;
    this.#world.cancel(this.#timer);
    this.#timer = null;
    const save = (): Promise<void> => this.#save();
    this.#running = this.#running.then(save, save);
  }

  /** When all that was to be saved has been. */
  settled(): Promise<void> {
    this.flush();
    return this.#running;
  }

  /** What the database has of it, written by this tab or another (`documents.watchOne`). */
  heard(document: Document | undefined): void {
    const { kept, elsewhere } = this.#draft;
    if (document?.id !== kept.id || this.#waits || this.#saving || kept.base === undefined) return;
    if (document.updated <= kept.base) return;
    kept.base = document.updated;
    kept.title = document.title;
    elsewhere(document);
  }

  #writeDown(): void {
    const { kind, kept, value } = this.#draft;
    const made = value();
    if (made.text.length > LONGEST_AHEAD) return;
    const { id, title, base } = kept;
    this.#world.ahead()?.write({ id, kind, title, value: made, base, time: this.#world.now() });
  }

  async #save(): Promise<void> {
    const { kind, kept, value, past, told } = this.#draft;
    const { id, title, base } = kept;
    this.#waits = false;
    this.#saving = true;
    const given = { id, kind, title, value: value(), past: past() };
    const saved = await this.#world.save(base === undefined ? given : { ...given, base }).finally(() => {
      this.#saving = false;
    });
    kept.id = saved.document.id;
    kept.base = saved.document.updated;
    // A title that was typed while the save ran is newer than what was saved.
    if (kept.title === title) kept.title = saved.document.title;
    if (saved.kept) this.#writtenDown(id);
    told(saved);
  }

  /** The database has it now; what was typed meanwhile goes on from there. */
  #writtenDown(under: string): void {
    if (this.#waits) this.#writeDown();
    if (!this.#waits || under !== this.#draft.kept.id) this.#world.ahead()?.clear(under);
  }
}
