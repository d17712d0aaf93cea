/** The homebrew of this browser for a component: read when it is shown, and again when a draft changes in any tab. */
import { onMount } from 'svelte';
import { documents, type Document } from '$lib/store';
import { enableDrafts } from './homebrew-enabled.ts';
import { NO_HOMEBREW, readHomebrew, type Homebrew } from './homebrew.ts';

export interface WatchedHomebrew {
  readonly current: Homebrew;
  /** Drafts take part by chance from now on, or no more. */
  enable: (ids: readonly string[], on: boolean) => void;
}

/** Call it while a component is made. */
export function watchHomebrew(): WatchedHomebrew {
  let current = $state.raw<Homebrew>(NO_HOMEBREW);
  let held: { character?: readonly Document[]; deck?: readonly Document[] } = {};
  let turn = 0;

  async function read(): Promise<void> {
    const { character, deck } = held;
    if (character === undefined || deck === undefined) return;
    const own = ++turn;
    const found = await readHomebrew(character, deck);
    // Only the newest reading is shown.
    if (own === turn) current = found;
  }
  onMount(() => {
    const stops = (['character', 'deck'] as const).map((kind) =>
      documents.watch(kind, (list) => {
        held = { ...held, [kind]: list };
        void read();
      }),
    );
    return () => stops.forEach((stop) => stop());
  });
  return {
    get current() {
      return current;
    },
    enable(ids, on) {
      const enabled = enableDrafts(ids, on);
      const characters = current.characters.map((one) =>
        ids.includes(one.id) ? { ...one, enabled: enabled.has(one.id) } : one,
      );
      current = { ...current, characters };
    },
  };
}
