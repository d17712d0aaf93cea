/** Keeps what somebody makes within a second of every change, and at once when the page is left. */
import { documents, type DocumentKind, type SavedDocument } from '$lib/store';

const WAIT_MS = 400;

export interface Kept {
  id: string;
  title: string;
  /** When this tab last saw it change. */
  base: number | undefined;
}

/**
 * @param kept which document it is; changed as it is saved
 * @param told hears what became of each save (another tab's change puts this one beside it, under a new id)
 */
export function documentKeeper(
  kind: DocumentKind,
  kept: Kept,
  value: () => unknown,
  told: (saved: SavedDocument) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    const { id, title, base } = kept;
    const saved = await documents.save({
      id,
      kind,
      title,
      value: value(),
      ...(base === undefined ? {} : { base }),
    });
    kept.id = saved.document.id;
    kept.base = saved.document.updated;
    // A title that was typed while the save ran is newer than what was saved.
    if (kept.title === title) kept.title = saved.document.title;
    told(saved);
  }
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    // One after the other: each save goes on from what the one before it left.
    running = running.then(save, save);
  };
  return {
    /** Something changed. */
    touch(): void {
      clearTimeout(timer);
      timer = setTimeout(flush, WAIT_MS);
    },
    flush,
    /** When all that was to be saved has been. */
    settled(): Promise<void> {
      flush();
      return running;
    },
  };
}
export type Keeper = ReturnType<typeof documentKeeper>;

/** Saves when the page is left or hidden: nothing is lost with a tab. @returns how to stop, after a last save */
export function flushOnLeave(keeper: Pick<Keeper, 'flush'>): () => void {
  const leave = (): void => {
    keeper.flush();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
