/** What people made, one door for all pages: the database comes on first use, a page that is prerendered has none. */
import { changedDocument, plainOf, type GivenDocument } from './document-changes.ts';
import type { DocumentStore, SavedDocument, Undo } from './documents.ts';
import type { StoreProblem } from './problems.ts';
import type { Document, DocumentKind } from './records.ts';

let opening: Promise<DocumentStore | null> | null = null;
let problem = $state<StoreProblem | null>(null);

async function load(): Promise<DocumentStore | null> {
  try {
    const { documentStore } = await import('./documents.ts');
    const store = documentStore();
    store.onProblem((found) => (problem = found));
    return store;
  } catch {
    // The program for it did not arrive (offline before it was ever fetched): the next use asks again.
    opening = null;
    problem = 'unknown';
    return null;
  }
}

function open(): Promise<DocumentStore | null> {
  if (typeof window === 'undefined') return Promise.resolve(null);
  opening ??= load();
  return opening;
}

export const documents = {
  /** Why nothing can be kept, or null; reactive. */
  get problem(): StoreProblem | null {
    return problem;
  },
  /** All of a kind, the one changed last first. */
  async list(kind: DocumentKind): Promise<Document[]> {
    return (await (await open())?.list(kind)) ?? [];
  },
  /** All of every kind. */
  async all(): Promise<Document[]> {
    return (await (await open())?.all()) ?? [];
  },
  /** One by its id; undefined if there is none (any more). */
  async get(id: string): Promise<Document | undefined> {
    return (await open())?.get(id);
  },
  /**
   * Keeps a new document, or the next version of one: give `id` and, as `base`, the `updated` that was last seen. If
   * another tab has changed it since, both stay and `beside` is true: go on with the id that comes back.
   */
  async save(given: GivenDocument): Promise<SavedDocument> {
    const store = await open();
    if (store !== null) return store.save(given);
    const now = Date.now();
    return { ...changedDocument(undefined, { ...given, value: plainOf(given.value) }, now), kept: false };
  },
  /** Takes one away at once. @returns how to bring it back, or null if there was none */
  async remove(id: string): Promise<Undo | null> {
    return (await (await open())?.remove(id)) ?? null;
  },
  /** Takes in documents of a file; what differs from one of the same id stands beside it. */
  async takeIn(theirs: readonly Document[]): Promise<SavedDocument[]> {
    return (await (await open())?.takeIn(theirs)) ?? [];
  },
  /** Takes all of every kind away. @throws if the browser does not let us */
  async clear(): Promise<void> {
    await (await open())?.clear();
  },
  /** Calls back now and after each change, in this tab or another; returns how to stop. */
  watch(kind: DocumentKind, told: (list: Document[]) => void): () => void {
    let stop: (() => void) | null = null;
    let stopped = false;
    void open().then((store) => {
      if (stopped) return;
      if (store === null) told([]);
      else stop = store.watch(kind, told);
    });
    return () => {
      stopped = true;
      stop?.();
    };
  },
  /** Asks the browser once ever to keep what is stored; call it when somebody made something worth keeping. */
  async askToPersist(): Promise<void> {
    await (await open())?.askToPersist();
  },
};
