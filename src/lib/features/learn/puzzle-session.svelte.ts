/** One sitting with a puzzle: the choices so far, the table they lead to, and what came of it. */
import { locale } from '$lib/i18n';
import { deck } from '$lib/content/deck.ts';
import type { Roster } from '$lib/dsl/roster/roster.ts';
import { DEFAULT_CONFIG, fieldsOf, recordGame, type CardId, type Choice } from '$lib/grail';
import { changesOf, type Change } from '$lib/lesson/facts.ts';
import type { Facts } from '$lib/lesson/format.ts';
import type { Puzzle, PuzzleText } from '$lib/lesson/puzzle-format.ts';
import {
  openHands,
  othersPlay,
  outcomeOf,
  puzzleGame,
  puzzleRefusal,
  puzzleScene,
  puzzleSetup,
  puzzleStage,
  triedHere,
  type Outcome,
  type PuzzleStage,
  type Refused,
} from '$lib/lesson/puzzle.ts';
import { turnedText, varied, type Turning } from '$lib/lesson/variant.ts';
import { registerReport } from '$lib/features/system/report.svelte.ts';
import { TableModel } from '$lib/features/table/table-model.svelte.ts';
import type { Wish } from '$lib/ui/answering/offers.ts';
import { kindsOf, NO_PICKS } from '$lib/ui/answering/picks.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { skillsIn } from '$lib/ui/wording/skill-names.ts';

export class PuzzleSession {
  readonly #puzzle: Puzzle;
  readonly #turning: Turning;
  readonly stage: PuzzleStage;
  readonly table: TableModel;
  /** The variant on show; 0 = as written. */
  readonly variant: number;

  #choices = $state.raw<Choice[]>([]);
  /** Choices that stood before the learner's last answer: what came after is news. */
  #seen = $state(0);
  #refused = $state.raw<Refused | null>(null);
  /** 0 none, 1 the hint's words, 2 a solution. */
  #help = $state<0 | 1 | 2>(0);
  #helped = $state(false);

  readonly scene = $derived.by(() => puzzleScene(this.stage, this.#choices, this.#seen));
  readonly hands = $derived.by((): CardId[][] => openHands(this.stage, this.#choices));
  readonly outcome = $derived.by((): Outcome => outcomeOf(this.stage, this.#choices));

  /** @param roster those whom the puzzle names */
  constructor(puzzle: Puzzle, variant: number, marks: ElementMarks, roster: Roster) {
    this.#puzzle = puzzle;
    this.variant = variant;
    const { facts, turning } = varied(puzzle.facts, variant, roster);
    this.#turning = turning;
    this.stage = puzzleStage(facts, { deck, roster });
    const setup = puzzleSetup(this.stage);
    const skills = skillsIn(setup);
    this.#choices = othersPlay(this.stage, []);
    this.table = new TableModel(() => ({
      scene: this.scene,
      config: DEFAULT_CONFIG,
      marks,
      skills,
      fieldsOf: (ability, given) => fieldsOf(puzzleGame(this.stage, this.#choices), ability, given),
      refuse: this.over
        ? null
        : (choice) => puzzleRefusal(this.stage, this.#choices, choice)?.refusal ?? null,
      forewarns: true,
      more: this.#wishes,
      tried: {},
      pointer: null,
    }));
    $effect(() => registerReport('game', () => recordGame(deck, setup, this.#choices)));
  }

  /** What near misses try here though the rules do not offer it. */
  readonly #wishes = $derived.by((): Wish[] => {
    const { request } = this.scene.view;
    if (this.over || request === null) return [];
    const known = kindsOf(request);
    const used = request.options.flatMap((option) => ('ability' in option ? option.ability : []));
    return triedHere(this.stage, this.#choices).filter(({ choice }) =>
      'ability' in choice ? !used.includes(choice.ability) : !known.includes(choice.type),
    );
  });

  get choices(): readonly Choice[] {
    return this.#choices;
  }
  get over(): boolean {
    return this.outcome.kind !== 'open';
  }
  get refused(): Refused | null {
    return this.#refused;
  }
  get help(): 0 | 1 | 2 {
    return this.#help;
  }
  /** Whether help was asked for at any time in this sitting. */
  get helped(): boolean {
    return this.#helped;
  }
  get begun(): boolean {
    return this.#choices.some(({ seat }) => seat === this.stage.facts.setup.you);
  }

  /** A text of the puzzle in the page's language, turned as this variant is. */
  text(of: (words: PuzzleText) => string | undefined): string {
    return turnedText(this.#turning, of(this.#puzzle.text[locale.current]) ?? '');
  }

  /** What the end says by numbers: those of the line that was played, else those of the goal. */
  readonly changes = $derived.by((): Change[] => {
    const { facts } = this.stage;
    const { outcome } = this;
    if (outcome.kind === 'open') return [];
    const list = outcome.kind === 'solved' ? facts.solutions : facts.nearMisses;
    const shows: Facts = (outcome.line === null ? undefined : list[outcome.line]?.shows) ?? facts.goal;
    return changesOf(puzzleScene(this.stage, [], 0).view, this.scene.view, shows);
  });

  answer(choice: Choice | null): void {
    if (choice === null || this.over) return;
    this.table.picks = NO_PICKS;
    this.#refused = puzzleRefusal(this.stage, this.#choices, choice);
    if (this.#refused !== null) return;
    this.#seen = this.#choices.length;
    this.#choices = othersPlay(this.stage, [...this.#choices, choice]);
  }

  press(id: string): void {
    this.answer(this.table.press(id));
  }

  askHelp(): void {
    this.#help = this.#help === 0 ? 1 : 2;
    this.#helped ||= !this.over;
  }

  restart(): void {
    this.table.picks = NO_PICKS;
    this.#refused = null;
    this.#seen = 0;
    this.#choices = othersPlay(this.stage, []);
  }
}
