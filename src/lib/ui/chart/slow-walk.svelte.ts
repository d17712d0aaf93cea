/** Shows one after the other what a game passed through between two stops. */
import type { Lit } from '$lib/charts/active.ts';

/** How long each state is shown, in ms. */
const STAY = 450;
/** A leap over more than this is no walk any more: only its end is shown. */
const MOST = 30;

export class SlowWalk {
  slow = $state(false);
  readonly #input: () => { lit: Lit; steps: readonly Lit[] };
  /** What of the steps has been shown; none left: where the game stands. */
  #at = $state(Number.POSITIVE_INFINITY);

  /**
   * Call while a component is set up.
   * @param input where the game stands, and what it passed through to come there
   */
  constructor(input: () => { lit: Lit; steps: readonly Lit[] }) {
    this.#input = input;
    $effect.pre(() => {
      const { steps } = this.#input();
      this.#at = this.slow && steps.length <= MOST ? 0 : Number.POSITIVE_INFINITY;
    });
    $effect(() => {
      if (this.#at >= this.#input().steps.length) return;
      const timer = setTimeout(() => (this.#at += 1), STAY);
      return () => clearTimeout(timer);
    });
  }

  readonly shown: Lit = $derived.by(() => {
    const { lit, steps } = this.#input();
    return steps[this.#at] ?? lit;
  });
}
