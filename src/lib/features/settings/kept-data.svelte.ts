/** What this device keeps, and what can be done with all of it at once. */
import { documentSchemas } from '$lib/content/documents.ts';
import {
  documents,
  everythingExport,
  isFault,
  progress,
  readEverything,
  type Everything,
  type Fault,
} from '$lib/store';

const UNDO_MS = 10_000;

/** What came of the last act. */
export type Outcome =
  | { kind: 'deleted' }
  | { kind: 'undone' }
  | { kind: 'failed' }
  | {
      kind: 'imported';
      lessons: number;
      documents: number;
      beside: number;
      notKept: boolean;
      refused: readonly (Fault & { title: string })[];
    }
  | { kind: 'fault'; fault: Fault };

export interface Counts {
  lessons: number;
  games: number;
  situations: number;
  own: number;
}

async function everything(): Promise<Everything> {
  return { progress: await progress.read(), documents: await documents.all() };
}

async function takeIn({ progress: learned, documents: made }: Everything) {
  if (learned !== null) await (await progress.open())?.takeIn(learned);
  return documents.takeIn(made);
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
    const { progress: learned, documents: made } = await everything();
    const ofKind = (kind: string): number => made.filter((one) => one.kind === kind).length;
    this.counts = {
      lessons: learned?.lessons.length ?? 0,
      games: ofKind('game'),
      situations: ofKind('situation'),
      own: ofKind('lesson'),
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
    return everythingExport(await everything());
  }

  async import(text: string): Promise<void> {
    try {
      const read = await readEverything(text, documentSchemas, Date.now());
      if (isFault(read)) this.outcome = { kind: 'fault', fault: read };
      else {
        const saved = await takeIn(read);
        this.outcome = {
          kind: 'imported',
          lessons: read.progress?.lessons.length ?? 0,
          documents: saved.length,
          beside: saved.filter(({ beside }) => beside).length,
          notKept: saved.some(({ kept }) => !kept),
          refused: read.refused,
        };
      }
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
    await takeIn(this.#before);
    this.#before = null;
    this.outcome = { kind: 'undone' };
    await this.look();
  }
}
