/** Which official characters act at which state, fetched when the first state is looked at. */
import { asset } from '$app/paths';
import type { ActingHere } from '$lib/content/codex-entries.ts';

export class Acting {
  all = $state.raw<ActingHere>();
  failed = $state(false);
  #asked = false;

  /** Fetches them once; asks again after a failure. */
  fetch(): void {
    if (this.#asked && !this.failed) return;
    this.#asked = true;
    this.failed = false;
    fetch(asset('/codex/acting.json'))
      .then((answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.json();
      })
      .then(
        (all: ActingHere) => (this.all = all),
        () => (this.failed = true),
      );
  }
}
