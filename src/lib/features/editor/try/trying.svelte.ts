/** A draft at a table: the try that runs, and what becomes of it when the draft changes. */
import { deck } from '$lib/content/deck.ts';
import { CursorSession } from '$lib/features/table/cursor-session.svelte.ts';
import { mainLine, type Line } from '$lib/features/table/lines.ts';
import {
  explainProblem,
  SituationError,
  SkillError,
  type Character,
  type Choice,
  type Setup,
} from '$lib/grail';
import { replayLine, sayLine, type Replayed, type SaidLine } from '$lib/lab/try-replay.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';

/** What the newest draft made of the running try. */
export type Change =
  | { kind: 'same' }
  /** It plays on; `step`: the answer after which the table is another one, 0: from the beginning. */
  | { kind: 'differs'; step: number }
  | { kind: 'stopped'; why: NonNullable<Replayed['stopped']>; differs: number | null }
  /** The table cannot be with this draft: the last one stays. */
  | { kind: 'impossible'; problems: string };

export interface TryStart {
  setup: Setup;
  choices: readonly Choice[];
  at: number;
}

/** The answers as they were given, in words, and where the reader stood: what every later draft is tried with. */
interface Script {
  lines: readonly { line: Line; said: SaidLine }[];
  current: number;
  at: string;
}

/** How a session was left by us. */
interface Given {
  lines: readonly Line[];
  address: string;
  current: number;
}

const isSame = (one: Character, other: Character): boolean => JSON.stringify(one) === JSON.stringify(other);

const clamped = (line: Line, choices: readonly Choice[]): Line => ({
  ...line,
  choices,
  at: Math.min(line.at, choices.length),
  leftAt: line.leftAt.step <= choices.length ? line.leftAt : { step: choices.length, event: null },
});

export class Trying {
  readonly #marks: ElementMarks;
  readonly #seats: readonly number[];
  #session = $state.raw() as CursorSession;
  #change = $state.raw<Change | null>(null);
  #character: Character;
  #script: Script;
  /** How the session was left by us: what is other now, the reader did. */
  #given: Given;

  /** @throws SituationError where the table cannot be */
  constructor(character: Character, { setup, choices, at }: TryStart, marks: ElementMarks) {
    this.#marks = marks;
    this.#character = character;
    this.#seats = Object.entries(setup.characters ?? {}).flatMap(([seat, sheet]) =>
      isSame(sheet, character) ? [Number(seat)] : [],
    );
    this.#session = this.#open(setup, mainLine(choices), 0, String(at));
    this.#given = this.#asGiven();
    this.#script = this.#scriptNow();
  }

  get session(): CursorSession {
    return this.#session;
  }
  get change(): Change | null {
    return this.#change;
  }
  /** Where the draft sits. */
  get seats(): readonly number[] {
    return this.#seats;
  }

  /** Takes the draft as it is now into the running try: the same answers, the same place. */
  update(character: Character): void {
    if (isSame(character, this.#character)) return;
    this.#learn();
    const { setup } = this.#session;
    const own = Object.fromEntries(this.#seats.map((seat) => [seat, character]));
    const next = { ...setup, characters: { ...setup.characters, ...own } };
    try {
      const replayed = this.#script.lines.map(({ said }) => replayLine(deck, next, said));
      const lines = this.#script.lines.map(({ line }, at) => clamped(line, replayed[at]?.choices ?? []));
      const shown = replayed[this.#script.current];
      this.#session = this.#reopen(next, lines, shown);
      this.#character = character;
      this.#change = changeOf(shown);
      this.#given = this.#asGiven();
    } catch (error) {
      if (!(error instanceof SituationError || error instanceof SkillError)) throw error;
      const problems =
        error instanceof SituationError ? error.problems.map(explainProblem).join('; ') : error.message;
      this.#change = { kind: 'impossible', problems };
    }
  }

  #reopen(setup: Setup, lines: readonly Line[], shown: Replayed | undefined): CursorSession {
    const { current, at } = this.#script;
    const step = Number.parseInt(at, 10) || 0;
    const most = shown?.choices.length ?? 0;
    // Inside a step there may be other events now.
    const place = shown?.differs === null && step <= most ? at : String(Math.min(step, most));
    const next = this.#open(setup, lines, current, place);
    const { eyes, open, unit, playing } = this.#session;
    Object.assign(next, { eyes, open, unit, playing });
    return next;
  }

  #open(setup: Setup, lines: readonly Line[], line: number, at: string): CursorSession {
    return new CursorSession({ setup, lines, line, at, open: true, unit: 'step' }, this.#marks);
  }

  #asGiven(): Given {
    const { lines, address, current } = this.#session;
    return { lines, address, current };
  }

  /** What the reader has done since: other answers are said anew, another place is remembered. */
  #learn(): void {
    const { lines, address, current } = this.#session;
    if (lines !== this.#given.lines) this.#script = this.#scriptNow();
    else if (address !== this.#given.address || current !== this.#given.current)
      this.#script = { ...this.#script, current, at: address };
  }

  #scriptNow(): Script {
    const { setup, lines, current, address } = this.#session;
    return {
      lines: lines.map((line) => ({ line, said: sayLine(deck, setup, line.choices) })),
      current,
      at: address,
    };
  }
}

function changeOf(shown: Replayed | undefined): Change {
  if (shown === undefined || (shown.stopped === null && shown.differs === null)) return { kind: 'same' };
  if (shown.stopped !== null) return { kind: 'stopped', why: shown.stopped, differs: shown.differs };
  return { kind: 'differs', step: shown.differs ?? 0 };
}
