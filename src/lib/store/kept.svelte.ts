/** The learner's progress, one for all pages: read once the page runs in a browser, kept up to date across tabs. */
import type { StoreProblem } from './problems.ts';
import type { ProgressStore } from './progress.ts';
import { NO_PROGRESS, type Progress } from './records.ts';

let opening: Promise<ProgressStore | null> | null = null;
let kept = $state.raw<Progress | null>(null);
let problem = $state<StoreProblem | null>(null);

/** The database comes after the page: no page needs it to be read or answered. */
async function load(): Promise<ProgressStore | null> {
  try {
    const { progressStore } = await import('./progress.ts');
    const store = progressStore();
    store.onProblem((found) => (problem = found));
    store.watch((progress) => (kept = progress));
    return store;
  } catch {
    problem = 'unknown';
    return null;
  }
}

/** Opens the store on first use; a page that is being prerendered has none. */
function open(): Promise<ProgressStore | null> {
  if (typeof window === 'undefined') return Promise.resolve(null);
  opening ??= load();
  return opening;
}

export const progress = {
  /** Everything kept; null until it has been read. Call `open` first. */
  get current(): Progress | null {
    return kept;
  },
  /** Why nothing can be kept, or null. */
  get problem(): StoreProblem | null {
    return problem;
  },
  /** Opens the store, if there is a browser; null where there is none. */
  open,
  /** Writes into the store once it is open. */
  write(change: (store: ProgressStore) => Promise<void>): void {
    void open().then((store) => store && change(store));
  },
  /** What is kept now, read at once rather than at the next change. */
  async read(): Promise<Progress> {
    return (await (await open())?.all()) ?? NO_PROGRESS;
  },
};
