/** One sitting with a lesson: the player, the table of its present state, and what the page may do. */
import { untrack } from 'svelte';
import { DEFAULT_CONFIG, type Choice } from '$lib/grail';
import { changesOf } from '$lib/lesson/facts.ts';
import type { GameLesson, TextLocale } from '$lib/lesson/format.ts';
import { pointerOf, rightChoice, type Pointer } from '$lib/lesson/pointer.ts';
import type { PlayerContext, PlayerEvent } from '$lib/lesson/player-types.ts';
import { moveOf, newContext } from '$lib/lesson/player-steps.ts';
import type { startPlayer } from '$lib/lesson/player.ts';
import type { Stage } from '$lib/lesson/position.ts';
import type * as Boards from '$lib/lesson/scene.ts';
import { setupOf } from '$lib/lesson/setup.ts';
import { registerReport } from '$lib/features/system/report.svelte.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { plain, type Sentence } from '$lib/ui/board/words.ts';
import { sentence } from '$lib/ui/wording/marked.ts';
import { skillsIn, type NamedSkill } from '$lib/ui/wording/skill-names.ts';
import { changeText } from './change-text.ts';
import { LateActor } from './late-actor.svelte.ts';
import { firstPhase, phaseOf, wrongText } from './lesson-words.ts';
import type { Wish } from '$lib/ui/answering/offers.ts';
import { kindsOf, NO_PICKS } from '$lib/ui/answering/picks.ts';
import { TableModel } from '$lib/features/table/table-model.svelte.ts';

export class LessonSession {
  readonly lesson: GameLesson;
  /** The rules of the game; until they are here the beginning is shown. */
  #boards = $state.raw<typeof Boards | null>(null);
  /** Plays the lesson once it is here; until then the lesson's beginning is shown. */
  readonly #player: LateActor<ReturnType<ReturnType<typeof startPlayer>['getSnapshot']>, PlayerEvent>;
  readonly #begin: PlayerContext;
  readonly #opening: Boards.Opening;
  /** What came of answers at the present step, by the offer's id. */
  #tried = $state.raw<{ step: number; notes: Record<string, string> }>({ step: -1, notes: {} });
  /** The offer whose answer is being shown. */
  #pressed: string | null = null;

  readonly context = $derived.by(() => this.#player.current?.context ?? this.#begin);
  readonly phase = $derived.by(() =>
    this.#player.current === null ? firstPhase(this.#begin) : phaseOf(this.#player.current),
  );
  readonly step = $derived(this.context.step);
  readonly scene = $derived.by(() => this.#boards?.sceneOf(this.context) ?? this.#opening.scene);
  readonly asks = $derived(this.phase === 'asking' || this.phase === 'refused');
  /** What the third grade of help, or the second, points at. */
  readonly pointer = $derived.by((): Pointer | null => {
    const { context, asks } = this;
    return asks && context.help === 2 ? pointerOf(rightChoice(context, context.step)) : null;
  });
  readonly table: TableModel;
  readonly #skills: readonly NamedSkill[];

  readonly #locale: TextLocale | undefined;
  /** The language of the big sentence, where its author's is not the interface's. */
  readonly lang = $derived.by(() => (['showing', 'done'].includes(this.phase) ? undefined : this.#locale));

  /**
   * @param opening the lesson's beginning, shown until the rules are here
   * @param locale the language of a lesson that has only one
   */
  constructor(stage: Stage, opening: Boards.Opening, marks: ElementMarks, locale?: TextLocale) {
    this.lesson = stage.lesson;
    this.#opening = opening;
    this.#skills = skillsIn(setupOf(stage.lesson, stage.roster));
    this.#locale = locale;
    this.#begin = newContext(stage);
    this.#player = new LateActor(async () => {
      const [{ startPlayer }, boards] = await Promise.all([
        import('$lib/lesson/player.ts'),
        import('$lib/lesson/scene.ts'),
      ]);
      this.#boards = boards;
      return startPlayer(stage);
    });
    $effect(() =>
      registerReport(
        'lesson',
        () => this.#boards?.lessonRecord(this.context) ?? { lesson: stage.lesson.head.id, step: this.step },
      ),
    );
    this.table = new TableModel(() => ({
      scene: this.scene,
      config: DEFAULT_CONFIG,
      marks,
      skills: this.#skills,
      fieldsOf: (ability, given) => this.#boards?.fieldsAt(this.context, ability, given) ?? null,
      refuse: this.asks ? (choice) => this.#boards?.refusalAt(this.context, choice) ?? null : null,
      forewarns: true,
      more: this.#wishes,
      tried: this.#tried.step === this.step ? this.#tried.notes : {},
      pointer: this.pointer,
    }));
  }

  /** What the present step wants tried though the rules do not offer it and its state does not speak of it. */
  readonly #wishes = $derived.by((): Wish[] => {
    const { request } = this.scene.view;
    if (!this.asks || request === null) return [];
    const known = kindsOf(request);
    const used = request.options.flatMap((option) => ('ability' in option ? option.ability : []));
    const spoken = this.#boards?.wrongAt(this.context) ?? this.#opening.wrong;
    return spoken.filter(({ choice }) =>
      'ability' in choice ? !used.includes(choice.ability) : !known.includes(choice.type),
    );
  });

  /** Numbers that a detour has changed. */
  readonly changes = $derived.by((): Sentence[] => {
    const { context } = this;
    const { verdict } = context;
    if (verdict?.kind !== 'detour' || verdict.wrong === null) return [];
    const wrong = moveOf(context).wrong[verdict.wrong];
    if (wrong?.kind !== 'detour' || wrong.shows === undefined) return [];
    if (this.#boards === null) return [];
    const told = changesOf(this.#boards.sceneBefore(context).view, this.scene.view, wrong.shows);
    return told.flatMap((change) => {
      const text = changeText(change);
      return text === null ? [] : [sentence(text, this.table.naming)];
    });
  });

  /** Rejected if what plays the lesson cannot be fetched. */
  get arrived(): Promise<void> {
    return this.#player.arrived;
  }

  answer(choice: Choice | null, offer: string | null = null): void {
    if (choice === null) return;
    this.#pressed = offer;
    this.table.picks = NO_PICKS;
    this.#player.send({ type: 'answer', choice });
  }

  press(id: string): void {
    this.answer(this.table.press(id), id);
  }

  pick(option: number): void {
    this.#player.send({ type: 'pick', option });
  }

  goOn(): void {
    if (this.phase === 'detour') this.#noteTried();
    this.table.picks = NO_PICKS;
    this.#player.send({ type: 'goOn' });
  }

  /** Remembers beside the answer what came of it. */
  #noteTried(): void {
    const note = untrack(() => this.changes.map(plain).join(' ') || wrongText(this.context));
    if (this.#pressed === null) return;
    const notes = this.#tried.step === this.step ? this.#tried.notes : {};
    this.#tried = { step: this.step, notes: { ...notes, [this.#pressed]: note } };
  }

  showNext(): void {
    this.#player.send({ type: 'showNext' });
  }
  hint(): void {
    if (this.asks) this.#player.send({ type: 'hint' });
  }
  playForMe(): void {
    if (this.asks) this.#player.send({ type: 'playForMe' });
  }
  goTo(step: number): void {
    this.table.picks = NO_PICKS;
    this.#player.send({ type: 'goTo', step });
  }
  resume(step: number, reached: number): void {
    this.#player.send({ type: 'resume', step, reached });
  }
  tryFreely(): void {
    this.#player.send({ type: 'tryFreely' });
  }
  comeBack(): void {
    this.#player.send({ type: 'comeBack' });
  }
  again(): void {
    this.#player.send({ type: 'again' });
  }
}
