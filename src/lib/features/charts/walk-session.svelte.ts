/** A walk through one machine, with its pace: states where nobody decides may be passed by themselves, and seen. */
import type { Lit } from '$lib/charts/active.ts';
import { idle } from '$lib/charts/active.ts';
import {
  litOfWalk,
  loneWay,
  startWalk,
  step,
  stepBack,
  waysFrom,
  type Graphs,
  type Walk,
  type Way,
} from '$lib/charts/walker.ts';

export const PACES = ['hand', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How long a state is shown that is passed by itself, in ms. */
const STAY: Readonly<Record<Exclude<Pace, 'hand'>, number>> = { slow: 1500, normal: 700, fast: 250 };

export class WalkSession {
  readonly machine: string;
  readonly #graphs: Graphs;
  #walk = $state.raw<Walk | null>(null);
  pace = $state<Pace>('hand');
  /** After a step back the walk stands still, or it would run forward again at once. */
  #held = $state(false);

  /** Call while a component is set up. */
  constructor(machine: string, graphs: Graphs) {
    this.machine = machine;
    this.#graphs = graphs;
    $effect(() => {
      const [walk, way] = [this.#walk, this.alone];
      if (walk === null || way === null || this.pace === 'hand') return;
      const timer = setTimeout(() => this.go(way), STAY[this.pace]);
      return () => clearTimeout(timer);
    });
  }

  readonly walks = $derived(this.#walk !== null);
  readonly lit: Lit = $derived.by(() => (this.#walk === null ? idle(this.machine) : litOfWalk(this.#walk)));
  readonly here = $derived(this.#walk?.frames.at(-1) ?? null);
  /** Who called the machine one stands in. */
  readonly caller = $derived(this.#walk?.frames.at(-2) ?? null);
  readonly ways: Way[] = $derived.by(() => (this.#walk === null ? [] : waysFrom(this.#walk, this.#graphs)));
  readonly steps = $derived(this.#walk?.past.length ?? 0);
  /** The way that will be gone without a press, or null. */
  readonly alone: Way | null = $derived.by(() =>
    this.#walk === null || this.#held || this.pace === 'hand' ? null : loneWay(this.#walk, this.#graphs),
  );

  start(): void {
    this.#held = false;
    this.#walk = startWalk(this.machine, this.#graphs);
  }

  stop(): void {
    this.#walk = null;
  }

  go(way: Way): void {
    if (this.#walk === null) return;
    this.#held = false;
    this.#walk = step(this.#walk, way, this.#graphs);
  }

  back(): void {
    if (this.#walk === null) return;
    this.#held = true;
    this.#walk = stepBack(this.#walk);
  }
}
