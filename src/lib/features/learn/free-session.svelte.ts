/** One sitting without a script: the free game, and the table of its present position. */
import { DEFAULT_CONFIG, type Choice } from '$lib/grail';
import type { startFree } from '$lib/lesson/free-machine.ts';
import {
  freeFields,
  freeRecord,
  freeRefusal,
  freeScene,
  newFree,
  type FreeContext,
  type FreeEvent,
  type FreeInput,
} from '$lib/lesson/free-play.ts';
import { registerReport } from '$lib/features/system/report.svelte.ts';
import { LateActor } from './late-actor.svelte.ts';
import { NO_PICKS } from '$lib/ui/answering/picks.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { skillsIn } from '$lib/ui/wording/skill-names.ts';
import { TableModel } from '$lib/features/table/table-model.svelte.ts';

export class FreeSession {
  readonly #game: LateActor<ReturnType<ReturnType<typeof startFree>['getSnapshot']>, FreeEvent>;
  readonly #begin: FreeContext;
  readonly context = $derived.by(() => this.#game.current?.context ?? this.#begin);
  readonly over = $derived.by(() => this.#game.current?.value === 'over');
  readonly scene = $derived(freeScene(this.context));
  readonly table: TableModel;

  /** @param forewarns marks refusals in advance; a free turn that counts them does not */
  constructor(input: FreeInput, marks: ElementMarks, forewarns: boolean) {
    this.#begin = newFree(input);
    this.#game = new LateActor(async () => (await import('$lib/lesson/free-machine.ts')).startFree(input));
    $effect(() => registerReport('game', () => freeRecord(this.context)));
    this.table = new TableModel(() => ({
      scene: this.scene,
      config: DEFAULT_CONFIG,
      marks,
      skills: skillsIn(input.setup),
      fieldsOf: (ability, given) => freeFields(this.context, ability, given),
      refuse: this.over ? null : (choice) => freeRefusal(this.context, choice),
      forewarns,
      more: [],
      tried: {},
      pointer: null,
    }));
  }

  /** Rejected if what runs the game cannot be fetched. */
  get arrived(): Promise<void> {
    return this.#game.arrived;
  }

  answer(choice: Choice | null): void {
    if (choice === null) return;
    this.table.picks = NO_PICKS;
    this.#game.send({ type: 'answer', choice });
  }
  press(id: string): void {
    this.answer(this.table.press(id));
  }
  goOn(): void {
    this.#game.send({ type: 'goOn' });
  }
  takeBack(): void {
    this.table.picks = NO_PICKS;
    this.#game.send({ type: 'takeBack' });
  }
}
