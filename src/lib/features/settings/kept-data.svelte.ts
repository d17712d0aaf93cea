/** What this device keeps, and what can be done with all of it at once. */
import {
  documents,
  everythingExport,
  progress,
  type Fault,
  type Progress,
  type Refused,
  type Snapshot,
  type TakenIn,
} from '$lib/store';
import { takeInFile } from '../system/taken/take-in-file.ts';

const UNDO_MS = 10_000;

/** What came of the last act. */
export type Outcome =
  | { kind: 'deleted' }
  | { kind: 'undone' }
  | { kind: 'failed' }
  | {
      kind: 'imported';
      lessons: number;
      taken: readonly TakenIn[];
      refused: readonly Refused[];
    }
  | { kind: 'fault'; fault: Fault };

export interface Counts {
  lessons: number;
  games: number;
  situations: number;
  own: number;
  characters: number;
  decks: number;
  versions: number;
  trash: number;
}

/** All that is kept here, row by row. */
interface Everything {
  progress: Progress;
  made: Snapshot;
}

async function everything(): Promise<Everything> {
  return { progress: await progress.read(), made: await documents.snapshot() };
}

export class KeptData {
  counts = $state.raw<Counts | null>(null);
  /** Bytes; null where the browser does not tell. */
  space = $state.raw<{ used: number; quota: number } | null>(null);
  /** Null: the browser cannot be asked. */
  persisted = $state<boolean | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** Everything as it was before it was deleted, for as long as it can come back. */
  #before: Everything | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks again at what is there. */
  async look(): Promise<void> {
    const { progress: learned, made } = await everything();
    const ofKind = (kind: string): number => made.documents.filter((one) => one.kind === kind).length;
    this.counts = {
      lessons: learned.lessons.length,
      games: ofKind('game'),
      situations: ofKind('situation'),
      own: ofKind('lesson'),
      characters: ofKind('character'),
      decks: ofKind('deck'),
      versions: made.versions.length,
      trash: made.trash.length,
    };
    const { storage } = navigator as { storage?: StorageManager };
    const { usage = 0, quota = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
    this.space = quota > 0 ? { used: usage, quota } : null;
    this.persisted = (await storage?.persisted?.().catch(() => undefined)) ?? null;
  }

  /** @returns whether the browser now promises to keep what is stored */
  async askToPersist(): Promise<boolean> {
    const granted = await navigator.storage.persist().catch(() => false);
    this.persisted = granted;
    return granted;
  }

  async exported(): Promise<object> {
    const { progress: learned, made } = await everything();
    return everythingExport({ progress: learned, documents: made.documents, versions: made.versions });
  }

  async import(bytes: Uint8Array): Promise<void> {
    try {
      const arrival = await takeInFile(bytes);
      this.outcome = arrival.kind === 'fault' ? arrival : { ...arrival, kind: 'imported' };
    } catch {
      this.outcome = { kind: 'failed' };
    }
    await this.look();
  }

  /** Done at once; for ten seconds it can be undone. */
  async delete(): Promise<void> {
    try {
      const before = await everything();
      await documents.clear();
      await (await progress.open())?.clear();
      this.#before = before;
      this.outcome = { kind: 'deleted' };
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#before = null;
        if (this.outcome?.kind === 'deleted') this.outcome = null;
      }, UNDO_MS);
    } catch {
      this.outcome = { kind: 'failed' };
    }
    await this.look();
  }

  async undo(): Promise<void> {
    if (this.#before === null) return;
    clearTimeout(this.#timer);
    try {
      await documents.putBack(this.#before.made);
      await (await progress.open())?.takeIn(this.#before.progress);
      this.#before = null;
      this.outcome = { kind: 'undone' };
    } catch {
      this.outcome = { kind: 'failed' };
    }
    await this.look();
  }
}
