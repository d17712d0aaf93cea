/** What a reader does in a chart room: open and close, choose, follow. */
import type { Lit } from '$lib/charts/active.ts';
import { WINDOW } from '$lib/charts/map.ts';
import { compose } from '$lib/charts/compose.ts';
import {
  fold,
  foldable,
  NOTHING_FOLDED,
  openTo,
  pathOfLit,
  roomTree,
  stateAt,
  type Folds,
} from '$lib/charts/room-tree.ts';
import type { Charts } from './load.ts';
import type { Sight } from './viewport.svelte.ts';

/** What the tools of a room do. */
export interface RoomActs {
  show: (showing: 'outline' | 'picture') => void;
  label: (on: boolean) => void;
  follow: (on: boolean) => void;
  openAll: (open: boolean) => void;
}

interface RoomInput {
  machine: string;
  lit: Lit;
  charts: Charts;
}

export class Room {
  folds = $state.raw<Folds>(NOTHING_FOLDED);
  /** What was last looked for; the state where the game stands comes before it while that is followed. */
  wish = $state.raw<Sight | null>(null);
  readonly #input: () => RoomInput;

  /** @param input read anew whenever it changes */
  constructor(input: () => RoomInput) {
    this.#input = input;
  }

  readonly tree = $derived.by(() => {
    const { machine, lit, charts } = this.#input();
    return roomTree(machine, lit, charts.drawings, this.folds);
  });
  readonly placed = $derived.by(() => compose(this.tree, this.#input().charts.drawings));
  /** Path of the state where the game stands. */
  readonly here = $derived(pathOfLit(this.tree));
  /** What is opened at once: not the windows, which are the same everywhere, unless there is nothing else. */
  readonly #worthOpening = $derived.by(() => {
    const all = foldable(this.tree, this.#input().charts.drawings);
    const others = all.filter(({ calls }) => calls !== WINDOW);
    return (others.length > 0 ? others : all).map(({ path }) => path);
  });
  readonly canOpen = $derived(this.#worthOpening.length > 0);
  readonly allOpen = $derived(this.canOpen && this.#worthOpening.every((path) => this.isOpen(path)));

  isOpen(path: string): boolean {
    const states = path.split('/');
    const last = states.at(-1) ?? '';
    const node = states
      .slice(0, -1)
      .reduce<typeof this.tree | undefined>((at, state) => at?.inside.get(state), this.tree);
    return node?.inside.has(last) === true;
  }

  fold(path: string, open: boolean): void {
    this.folds = fold(this.folds, path, open);
  }

  foldAll(open: boolean): void {
    const all = foldable(this.tree, this.#input().charts.drawings).map(({ path }) => path);
    const paths = open ? this.#worthOpening : all;
    this.folds = paths.reduce((sum, path) => fold(sum, path, open), this.folds);
  }

  /** Opens what a state stands in and brings it into sight. */
  find(path: string): void {
    this.folds = openTo(this.folds, path);
    this.wish = { path };
  }

  /** Machine and state of a path; null where there is none. */
  stateAt(path: string): { machine: string; state: string } | null {
    const { machine, charts } = this.#input();
    return stateAt(machine, path, charts.drawings);
  }
}
