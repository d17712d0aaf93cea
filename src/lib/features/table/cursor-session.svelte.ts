/** One sitting with a game under one cursor: its lines of choices, the place, whose eyes, and what is derived from them. */
import { rosterAtHand } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import { storedRecord, type StoredRecord } from '$lib/dsl/roster/roster.ts';
import {
  fieldsOf,
  gameAtStep,
  legal,
  logOf,
  positionAt,
  seatAskedAt,
  walkGame,
  type Choice,
  type Eyes,
  recordGame,
  type Refusal,
  type SeatId,
  type Setup,
} from '$lib/grail';
import {
  beginningOf,
  endOf,
  isSame,
  moved,
  placeAfter,
  readCursor,
  showCursor,
  shownAt,
  FIRST_STOP,
  type Cursor,
  type Direction,
  type Unit,
} from '$lib/kernel/timeline.ts';
import type { Scene } from '$lib/lesson/position.ts';
import { NO_PICKS } from '$lib/ui/answering/picks.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { skillsIn } from '$lib/ui/wording/skill-names.ts';
import { forked, lineOf, samePart, withChoice, type Line } from './lines.ts';
import { TableModel } from './table-model.svelte.ts';

export interface SessionStart {
  setup: Setup;
  lines: readonly Line[];
  /** Line to stand on; default the first. */
  line?: number;
  /** Place in it, as `showCursor` writes it; default the beginning. */
  at?: string;
  /** All hands are known: a ruling, a situation, a game that is over. */
  open: boolean;
  /** Whose hand lies below; `asked` follows the seat that is asked. */
  eyes?: SeatId | null | 'asked';
  /** By what one press moves on; default by questions. */
  unit?: Unit;
}

/** How fast the cursor walks by itself: by which unit, and how long a place is seen. */
export const SPEEDS = {
  slow: { unit: 'state', ms: 500 },
  normal: { unit: 'event', ms: 900 },
  fast: { unit: 'step', ms: 450 },
} as const satisfies Readonly<Record<string, { unit: Unit; ms: number }>>;
export type Speed = keyof typeof SPEEDS;

export class CursorSession {
  readonly setup: Setup;
  lines = $state.raw<readonly Line[]>([]);
  current = $state(0);
  cursor = $state.raw<Cursor>(FIRST_STOP);
  eyes = $state<SeatId | null | 'asked'>('asked');
  open = $state(false);
  /** Null while it stands still. */
  playing = $state<Speed | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** By what one press moves on. */
  unit = $state<Unit>('step');
  /** Answers may be given; a page that only shows switches it off. */
  answers = $state(true);

  readonly line = $derived(lineOf(this.lines, this.current));
  /** Only a line's choices make a new walk; moving the cursor does not. */
  readonly choices = $derived(this.line.choices);
  readonly walk = $derived.by(() => walkGame(deck, this.setup, this.choices));
  readonly timeline = $derived(this.walk.timeline);
  readonly seat = $derived(this.eyes === 'asked' ? seatAskedAt(this.walk, this.cursor) : this.eyes);
  readonly sight = $derived<Eyes>({ seat: this.seat, open: this.open });
  readonly position = $derived(positionAt(this.walk, this.cursor, this.sight));
  readonly view = $derived(this.position.view);
  /** The whole log of this line; `shown` of its events have happened. */
  readonly wholeLog = $derived(logOf(this.walk, this.sight));
  readonly shown = $derived(this.position.shown);
  readonly isAtEnd = $derived(isSame(this.cursor, endOf(this.timeline)));
  readonly isAtBeginning = $derived(this.shown <= shownAt(this.timeline, beginningOf(this.timeline)));
  readonly address = $derived(showCursor(this.cursor));
  /** What has happened up to the place, and what of it is new since the stop before. */
  readonly scene = $derived.by((): Scene => {
    const { step } = this.cursor;
    const log = this.wholeLog.slice(0, this.shown);
    const past = step === 0 ? 0 : shownAt(this.timeline, { step: step - 1, event: null });
    return { view: this.view, events: log.slice(past), log };
  });
  readonly table: TableModel;

  /** @throws SituationError or Error if set-up or a line cannot be played */
  constructor(start: SessionStart, marks: ElementMarks) {
    this.setup = start.setup;
    this.lines = start.lines;
    this.current = start.line ?? 0;
    this.open = start.open;
    this.eyes = start.eyes ?? 'asked';
    this.unit = start.unit ?? 'step';
    this.cursor = readCursor(this.timeline, start.at ?? '') ?? beginningOf(this.timeline);
    this.table = new TableModel(() => ({
      scene: this.scene,
      config: this.walk.end.rules.config,
      marks,
      skills: [
        ...skillsIn(this.setup),
        ...this.walk.end.rules.skills.abilities.flatMap(({ skill }) => skill),
      ],
      fieldsOf: (ability, given) => fieldsOf(this.game, ability, given),
      refuse: this.answers && this.cursor.event === null ? (choice) => this.refuses(choice) : null,
      cards: this.walk.end.rules.cards,
      forewarns: true,
      more: [],
      tried: {},
      pointer: null,
    }));
  }

  /** The running game of the present step, without a log: for asking the rules, never to be changed. */
  readonly game = $derived.by(() => gameAtStep(this.walk, this.cursor.step));

  refuses(choice: Choice): Refusal | null {
    return legal(this.game, choice);
  }

  #go(to: Cursor): void {
    this.table.picks = NO_PICKS;
    this.refusal = null;
    this.cursor = to;
  }

  move(unit: Unit, direction: Direction): void {
    this.#go(moved(this.timeline, this.cursor, unit, direction));
  }

  /** Jumps to a step. */
  goTo(step: number): void {
    this.#go(readCursor(this.timeline, String(Math.max(0, step))) ?? FIRST_STOP);
  }

  /** Jumps to the place right after an event. */
  goToEvent(id: number): void {
    this.playing = null;
    this.#go(placeAfter(this.timeline, id));
  }

  /** Jumps to a place as it stands in an address; one that is none changes nothing. */
  goToAddress(text: string): void {
    const to = readCursor(this.timeline, text);
    if (to !== null && !isSame(to, this.cursor)) this.#go(to);
  }

  /** Walks on by itself, from the beginning if it stands at the end. */
  play(speed: Speed): void {
    if (this.isAtEnd) this.#go(beginningOf(this.timeline));
    this.playing = speed;
  }

  pause(): void {
    this.playing = null;
  }

  /** One beat of walking by itself. */
  tick(): void {
    if (this.playing === null) return;
    this.move(SPEEDS[this.playing].unit, 1);
    if (this.isAtEnd) this.playing = null;
  }

  /**
   * Answers the question at the place. At the end of a line it goes on; the answer that the line gives itself only
   * moves the cursor; any other begins a line of its own, and the old one stays as it is.
   * @returns whether the rules took it
   */
  answer(choice: Choice | null): boolean {
    if (choice === null || !this.answers || this.cursor.event !== null) return false;
    this.playing = null;
    const refused = this.refuses(choice);
    if (refused !== null) {
      this.refusal = refused;
      return false;
    }
    const { step } = this.cursor;
    if (step === this.choices.length) this.lines = withChoice(this.lines, this.current, choice);
    else if (!samePart(this.choices[step], choice)) {
      this.lines = forked(this.lines, this.current, this.cursor, choice);
      this.current = this.lines.length - 1;
    }
    this.#go({ step: step + 1, event: null });
    return true;
  }

  press(id: string): void {
    this.answer(this.table.press(id));
  }

  /** Takes the last choice of this line back; a fork that has none of its own is left. */
  takeBack(): void {
    const { line } = this;
    if (line.parent !== null && line.choices.length <= line.at + 1) {
      this.leaveFork();
      return;
    }
    if (line.choices.length === 0) return;
    const choices = line.choices.slice(0, -1);
    this.lines = this.lines.map((one, index) => (index === this.current ? { ...one, choices } : one));
    this.#go({ step: choices.length, event: null });
  }

  /** Back to the exact place where this line was left from. */
  leaveFork(): void {
    const { parent, leftAt } = this.line;
    if (parent === null) return;
    this.current = parent;
    this.#go(leftAt);
  }

  /** Stands on another line, at the place where it parts. */
  standOn(line: number): void {
    if (line === this.current || line < 0 || line >= this.lines.length) return;
    const { at } = lineOf(this.lines, line);
    this.current = line;
    this.#go({ step: Math.min(at, lineOf(this.lines, line).choices.length), event: null });
  }

  /** This line's game, to keep or to send. */
  record(): StoredRecord {
    return storedRecord(recordGame(deck, this.setup, this.choices), rosterAtHand());
  }
}
