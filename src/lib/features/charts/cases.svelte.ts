/** The cases that pass through a state, fetched when the first state is looked at. */
import { asset } from '$app/paths';

type CasesByState = Readonly<Record<string, readonly string[]>>;

export class Cases {
  all = $state.raw<CasesByState>();
  failed = $state(false);
  #asked = false;

  /** Fetches them once; asks again after a failure. */
  fetch(): void {
    if (this.#asked && !this.failed) return;
    this.#asked = true;
    this.failed = false;
    fetch(asset('/charts/cases.json'))
      .then((answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.json();
      })
      .then(
        (cases: CasesByState) => (this.all = cases),
        () => (this.failed = true),
      );
  }
}
