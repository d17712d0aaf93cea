/** One sitting without a script: the free game, and the table of its present position. */
import { useMachine } from '@xstate/svelte';
import { fromStore } from 'svelte/store';
import { DEFAULT_CONFIG, type Choice } from '$lib/grail';
import {
  freePlay,
  freeRecord,
  freeRefusal,
  freeScene,
  type FreeContext,
  type FreeInput,
} from '$lib/lesson/free-play.ts';
import { registerReport } from '$lib/features/system/report.svelte.ts';
import { NO_PICKS } from '$lib/ui/answering/picks.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { TableModel } from '$lib/features/table/table-model.svelte.ts';

export class FreeSession {
  readonly #machine: ReturnType<typeof useMachine<typeof freePlay>>;
  readonly #snapshot: { readonly current: { value: unknown; context: FreeContext } };
  readonly context = $derived.by(() => this.#snapshot.current.context);
  readonly over = $derived.by(() => this.#snapshot.current.value === 'over');
  readonly scene = $derived(freeScene(this.context));
  readonly table: TableModel;

  /** @param forewarns marks refusals in advance; a free turn that counts them does not */
  constructor(input: FreeInput, marks: ElementMarks, forewarns: boolean) {
    this.#machine = useMachine(freePlay, { input });
    this.#snapshot = fromStore(this.#machine.snapshot);
    $effect(() => registerReport('game', () => freeRecord(this.context)));
    this.table = new TableModel(() => ({
      scene: this.scene,
      config: DEFAULT_CONFIG,
      marks,
      refuse: this.over ? null : (choice) => freeRefusal(this.context, choice),
      forewarns,
      more: [],
      tried: {},
      pointer: null,
    }));
  }

  answer(choice: Choice | null): void {
    if (choice === null) return;
    this.table.picks = NO_PICKS;
    this.#machine.send({ type: 'answer', choice });
  }
  press(id: string): void {
    this.answer(this.table.press(id));
  }
  goOn(): void {
    this.#machine.send({ type: 'goOn' });
  }
  takeBack(): void {
    this.table.picks = NO_PICKS;
    this.#machine.send({ type: 'takeBack' });
  }
}
