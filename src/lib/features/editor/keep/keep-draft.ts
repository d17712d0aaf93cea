/** A draft's keeper in the browser: its clock, its store, and what happens when the page is left. */
import { flushOnLeave } from '$lib/features/table/keeper.ts';
import { documents } from '$lib/store';
import { DraftKeeper, type DraftToKeep, type KeeperWorld } from './keeper.ts';

export interface BrowserKeeper {
  /** Something changed. */
  touch: () => void;
  /** When all that was to be saved has been. */
  settled: () => Promise<void>;
  /** Saves the last change, keeps a version of what is left, and stops. */
  leave: () => void;
}

const WORLD: KeeperWorld = {
  save: (given) => documents.save(given),
  ahead: () => documents.ahead,
  now: () => Date.now(),
  after: (ms, act) => setTimeout(act, ms),
  cancel: (timer) => {
    clearTimeout(timer as ReturnType<typeof setTimeout>);
  },
};

export function keepDraft(draft: DraftToKeep): BrowserKeeper {
  const { kept } = draft;
  const began = kept.base;
  let watched = '';
  let stopWatching: () => void = () => undefined;
  const keeper = new DraftKeeper(
    {
      ...draft,
      told: (saved) => {
        watch();
        draft.told(saved);
      },
    },
    WORLD,
  );

  /** Another id than before: the one to watch is another, too. */
  function watch(): void {
    if (watched === kept.id) return;
    stopWatching();
    watched = kept.id;
    stopWatching = documents.watchOne(watched, (document) => {
      keeper.heard(document);
    });
  }
  async function keepLast(): Promise<void> {
    await keeper.settled();
    const { id, title, base } = kept;
    // Only what was changed here is worth a version.
    if (base === began) return;
    await documents.keepVersion({ document: id, title, value: draft.value(), why: 'left' });
  }

  watch();
  const stopFlushing = flushOnLeave(keeper);
  return {
    touch: () => {
      keeper.touch();
    },
    settled: () => keeper.settled(),
    leave() {
      stopFlushing();
      stopWatching();
      void keepLast();
    },
  };
}
