/** One sitting with the recorder: the lesson, its edits one by one, and the table that shows the place that is worked at. */
import { untrack } from 'svelte';
import { mainLine, samePart } from '$lib/features/table/lines.ts';
import type { Choice } from '$lib/grail';
import { m } from '$lib/i18n';
import { compileLesson } from '$lib/lesson/compile.ts';
import type { LessonDocument } from '$lib/lesson/document.ts';
import { lessonOf } from '$lib/lesson/own-lesson.ts';
import type { Played } from '$lib/lesson/position.ts';
import {
  addMove,
  addRight,
  addWrong,
  playedBefore,
  playWrongOn,
  RecordError,
  stepOfChoice,
  takeBack,
} from '$lib/lesson/record.ts';
import { breakingFaults, textFaultsOf, type Place } from '$lib/lesson/record-faults.ts';
import { setupOf } from '$lib/lesson/setup.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { RecorderTable } from './recorder-table.svelte.ts';
import { supplyAtHand } from './supply.ts';

/** What an answer at the table becomes: a move or wrong answer, an answer that is right too, or what follows a wrong one. */
export type Mode =
  { kind: 'play' } | { kind: 'also'; step: number } | { kind: 'on'; step: number; wrong: number };
/** What is written at: the head, a step, the closing question, what is to mend, or the tray. */
export type Page = 'head' | number | 'question' | 'faults' | 'tray';

const PLAY: Mode = { kind: 'play' };
const MOST_UNDO = 300;

const CANNOT: Readonly<Record<RecordError['code'], () => string>> = {
  state: () => m.lesson_own_cannot_state(),
  words: () => m.lesson_own_cannot_words(),
  same: () => m.lesson_own_cannot_same(),
  full: () => m.lesson_own_cannot_full(),
};

export class Recorder {
  document = $state.raw() as LessonDocument;
  page = $state<Page>('head');
  mode = $state.raw<Mode>(PLAY);
  /** What became of the last answer. */
  told = $state('');
  #past = $state.raw<readonly LessonDocument[]>([]);
  #future = $state.raw<readonly LessonDocument[]>([]);
  readonly #supply = supplyAtHand();
  /** Letters typed one after the other into one field are one edit. */
  #about: string | null = null;

  readonly script = $derived(this.document.lesson.script);
  readonly words = $derived(this.document.lesson.text);
  /** Answers as choices; only moves make them anew, letters do not. */
  readonly played = $derived.by((): readonly (Played | null)[] => {
    void this.script;
    return untrack(() => compileLesson(lessonOf(this.document), this.#supply));
  });
  readonly #broken = $derived.by(() => {
    void this.script;
    return untrack(() => breakingFaults(this.document, this.#supply));
  });
  readonly faults = $derived([...textFaultsOf(this.document), ...this.#broken]);
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  readonly table: RecorderTable;

  /** @throws if the lesson cannot be played */
  constructor(document: LessonDocument, marks: ElementMarks) {
    this.document = document;
    const choices = this.#choices();
    this.table = new RecorderTable(
      {
        setup: setupOf(lessonOf(document), this.#supply.roster),
        lines: mainLine(choices),
        at: String(choices.length),
        open: true,
      },
      marks,
      { take: (choice) => this.#take(choice), takeBack: () => this.takeBack() },
    );
  }

  #choices(): Choice[] {
    return this.played.flatMap((one) => one?.choice ?? []);
  }

  /** The step that the table stands before; the number of steps at the end. */
  readonly stepHere = $derived.by(() => stepOfChoice(this.document, this.table.cursor.step));
  readonly atEnd = $derived.by(
    () =>
      this.mode.kind === 'play' &&
      this.table.cursor.step >= playedBefore(this.document, this.script.steps.length),
  );

  /** @param about for words that are typed: the field, so that its letters are one edit */
  edit(document: LessonDocument, about: string | null = null): void {
    if (document === this.document) return;
    if (about === null || about !== this.#about)
      this.#past = [...this.#past, this.document].slice(-MOST_UNDO);
    this.#about = about;
    this.#future = [];
    this.#show(document);
  }

  #show(document: LessonDocument): void {
    const before = this.script;
    this.document = document;
    if (this.script !== before) this.#layLines();
    if (typeof this.page === 'number' && this.page >= this.script.steps.length)
      this.page = this.script.steps.length === 0 ? 'head' : this.script.steps.length - 1;
  }

  /** The table follows the script, and stays where it stood as far as that is still there. */
  #layLines(): void {
    const { step } = this.table.cursor;
    this.table.lines = mainLine(this.#choices());
    this.table.current = 0;
    if (this.mode.kind === 'on') this.#layDetour(this.mode.step, this.mode.wrong);
    else this.table.goTo(Math.min(step, this.table.choices.length));
  }

  /** Shows a wrong answer and what follows it, at its end. */
  #layDetour(step: number, wrong: number): void {
    const at = playedBefore(this.document, step);
    const choices = [...this.#choices().slice(0, at), ...(this.played[step]?.wrong[wrong] ?? [])];
    const fork = { choices, parent: 0, at, leftAt: { step: at, event: null } };
    this.table.lines = [...mainLine(this.#choices()), fork];
    this.table.current = 1;
    this.table.goTo(choices.length);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.document, ...this.#future];
    this.#settle(before);
  }
  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.document];
    this.#future = rest;
    this.#settle(next);
  }
  #settle(document: LessonDocument): void {
    this.#about = null;
    this.mode = PLAY;
    this.told = '';
    this.#show(document);
  }

  /** Opens what is written of a place; a step's is opened with the table before it. */
  open(page: Page): void {
    this.page = page;
    this.mode = PLAY;
    this.told = '';
    this.#about = null;
    if (this.table.current !== 0) this.#layLines();
    if (typeof page === 'number') this.table.goTo(playedBefore(this.document, page));
  }
  openPlace(place: Place): void {
    if (place.part === 'step') this.open(place.step);
    else this.open(place.part === 'question' ? 'question' : place.part === 'head' ? 'head' : this.page);
  }

  /** The table goes to where the next move is played. */
  toEnd(): void {
    this.#stop();
    this.table.goTo(this.table.choices.length);
  }
  /** The next answer at the table is right as well. */
  askAlso(step: number): void {
    this.open(step);
    this.mode = { kind: 'also', step };
  }
  /** What is answered at the table follows a wrong answer, whoever is asked. */
  playOn(step: number, wrong: number): void {
    this.open(step);
    this.mode = { kind: 'on', step, wrong };
    this.#layDetour(step, wrong);
  }
  /** Back to recording at the place of the page. */
  #stop(): void {
    this.mode = PLAY;
    this.told = '';
    if (this.table.current !== 0) this.#layLines();
  }
  done(): void {
    const { mode } = this;
    this.#stop();
    if (mode.kind !== 'play') this.table.goTo(playedBefore(this.document, mode.step));
  }

  takeBack(): void {
    if (this.script.steps.length === 0) return;
    this.#stop();
    this.edit(takeBack(this.document, this.#supply));
    this.toEnd();
    this.told = m.lesson_own_taken_back();
  }

  #take(choice: Choice): boolean {
    try {
      return this.#taken(choice);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.told = CANNOT[error.code]();
      return false;
    }
  }

  #taken(choice: Choice): boolean {
    const { mode, table } = this;
    this.told = '';
    if (mode.kind === 'play' && !this.atEnd) return this.#other(choice);
    const refused = table.refuses(choice);
    if (refused !== null) {
      table.refusal = refused;
      return false;
    }
    if (mode.kind === 'on')
      this.edit(playWrongOn(this.document, this.#supply, [mode.step, mode.wrong], choice));
    else if (mode.kind === 'also') {
      const made = addRight(this.document, this.#supply, mode.step, choice);
      this.mode = PLAY;
      this.edit(made);
      this.told = m.lesson_own_added_also();
    } else {
      this.edit(addMove(this.document, this.#supply, choice));
      this.page = this.script.steps.length - 1;
      table.goTo(table.choices.length);
    }
    return true;
  }

  /** Another answer at a step that is there: a wrong one, if the learner plays it. */
  #other(choice: Choice): boolean {
    const at = this.stepHere;
    const step = this.script.steps[at];
    if (step === undefined || step.at === 'quiz') return false;
    if (samePart(this.played[at]?.choice, choice)) {
      this.table.goTo(this.table.cursor.step + 1);
      return true;
    }
    this.page = at;
    if (step.learner === undefined) {
      this.told = m.lesson_own_is_scripts();
      return false;
    }
    const { step: place } = this.table.cursor;
    this.edit(addWrong(this.document, this.#supply, at, choice));
    this.table.goTo(place);
    this.told = m.lesson_own_added_wrong();
    return true;
  }
}
