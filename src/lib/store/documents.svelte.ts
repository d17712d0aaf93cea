/** What people made, one door for all pages: the database comes on first use, a page that is prerendered has none. */
import { changedDocument, plainOf, type GivenDocument } from './document-changes.ts';
import type { AheadLog } from './ahead.ts';
import type { DocumentStore, SavedDocument, Undo } from './documents.ts';
import { NO_PAST } from './past.ts';
import type { StoreProblem } from './problems.ts';
import type { Document, DocumentKind, Past, Trashed, Version } from './records.ts';
import { NO_SNAPSHOT, type Snapshot } from './snapshot.ts';
import type { Incoming, TakenIn } from './take-in.ts';
import type { GivenVersion } from './versions.ts';

let opening: Promise<DocumentStore | null> | null = null;
let problem = $state<StoreProblem | null>(null);
let ahead: AheadLog | null = null;

/** Null where the browser has none for us, or forbids it. */
function smallStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

async function load(): Promise<DocumentStore | null> {
  try {
    const [{ documentStore }, { AheadLog: Log }, { takeUp }] = await Promise.all([
      import('./documents.ts'),
      import('./ahead.ts'),
      import('./take-up.ts'),
    ]);
    const store = documentStore();
    store.onProblem((found) => (problem = found));
    ahead = new Log(smallStorage(), store.tab);
    // Before anybody reads: what a tab that died had not saved yet belongs to what is there.
    await takeUp(store, ahead);
    void store.trash.tidy();
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

/** Watches as soon as the store is there; returns how to stop. */
function watching(begin: (store: DocumentStore | null) => () => void): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  void open().then((store) => {
    if (!stopped) stop = begin(store);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** The same for what is only there with a store. */
const watchingStore = (begin: (store: DocumentStore) => () => void): (() => void) =>
  watching((store) => (store === null ? () => undefined : begin(store)));

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
  /** Takes in documents of a file with their versions; what differs from one of the same id stands beside it. */
  async takeIn(theirs: readonly Incoming[], versions: readonly Version[] = []): Promise<TakenIn[]> {
    return (await (await open())?.takeIn(theirs, versions)) ?? [];
  },
  /** Takes all of every kind away. @throws if the browser does not let us */
  async clear(): Promise<void> {
    await (await open())?.clear();
    ahead?.dropAll();
  },
  /** Calls back now and after each change, in this tab or another; returns how to stop. */
  watch(kind: DocumentKind, told: (list: Document[]) => void): () => void {
    return watching((store) => {
      if (store !== null) return store.watch(kind, told);
      told([]);
      return () => undefined;
    });
  },
  /** Calls back now and after each change of one document, in this tab or another; returns how to stop. */
  watchOne(id: string, told: (document: Document | undefined) => void): () => void {
    return watchingStore((store) => store.watchOne(id, told));
  },
  /** What can be undone in a document as it stands. It is kept by `save`. */
  async loadPast(document: Document): Promise<Past> {
    return (await (await open())?.pasts.load(document)) ?? NO_PAST;
  },
  /** All versions of a document, the newest first; calls back now and after each change. */
  watchVersions(document: string, told: (versions: Version[]) => void): () => void {
    return watchingStore((store) => store.versions.watch(document, told));
  },
  /** All versions of all documents. */
  async versions(): Promise<Version[]> {
    return (await (await open())?.versions.all()) ?? [];
  },
  /** Keeps a state as a version; one that is the same as the newest is not doubled. @returns null if it is not kept */
  async keepVersion(given: Omit<GivenVersion, 'at'>): Promise<Version | null> {
    return (await (await open())?.versions.keep(given)) ?? null;
  },
  /** Gives a version a name, or takes it away (an empty one). @returns whether that is kept */
  async nameVersion(id: string, mark: string): Promise<boolean> {
    return (await (await open())?.versions.name(id, mark)) ?? false;
  },
  /** What stands now and what is gone back to both become versions; save the document afterwards. */
  async goBack(now: Pick<Version, 'title' | 'value'>, to: Version): Promise<Version | null> {
    return (await (await open())?.versions.goBack(now, to)) ?? null;
  },
  /** What was removed, the last first; calls back now and after each change. */
  watchTrash(told: (trash: Trashed[]) => void): () => void {
    return watchingStore((store) => store.trash.watch(told));
  },
  /** Puts back what was removed. @returns it, or null if it is not in the trash (any more) */
  async bringBack(id: string): Promise<Document | null> {
    return (await (await open())?.trash.bringBack(id)) ?? null;
  },
  /** Removes for good what lies in the trash. @returns how to take that back */
  async emptyTrash(): Promise<() => Promise<void>> {
    const store = await open();
    const gone = await store?.trash.empty();
    return async () => {
      if (gone !== undefined) await store?.trash.unempty(gone);
    };
  },
  /** All with all that is kept of them, for undo of `clear`. */
  async snapshot(): Promise<Snapshot> {
    return (await (await open())?.snapshot()) ?? NO_SNAPSHOT;
  },
  /** @throws if the browser does not let us */
  async putBack(snapshot: Snapshot): Promise<void> {
    await (await open())?.putBack(snapshot);
  },
  /** Writes down at once what the database gets in a moment; null before anything was opened or saved. */
  get ahead(): Pick<AheadLog, 'write' | 'clear'> | null {
    return ahead;
  },
  /** Asks the browser once ever to keep what is stored; call it when somebody made something worth keeping. */
  async askToPersist(): Promise<void> {
    await (await open())?.askToPersist();
  },
};
