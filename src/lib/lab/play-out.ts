/** Plays games by random legal answers and counts what comes up: no log is kept, the flow itself tells. */
import { apply, requestOf, sampleAnswer, type Game, type Request } from '../grail/index.ts';
import type { FlowTrace } from '../kernel/flow-trace.ts';
import type { RandomState } from '../kernel/random.ts';

export interface SkillCount {
  /** Questions in which it could be used, and times it happened by itself. */
  offered: number;
  used: number;
}

export interface WindowCount {
  /** Times that somebody listened. */
  opened: number;
  /** Those in which a skill could be used, or happened by itself, and those in which one was used. */
  offered: number;
  used: number;
}

export interface Counts {
  choices: number;
  /** By timing. */
  windows: Record<string, WindowCount>;
  /** By character, then by skill; a seat without a character counts as `-`. */
  skills: Record<string, Record<string, SkillCount>>;
}

export const noCounts = (): Counts => ({ choices: 0, windows: {}, skills: {} });

/** `deadEnd`: nothing can be answered; `refused`: what was offered is; `endless`: a skill sets itself off for ever. */
export type PlayFault = 'deadEnd' | 'refused' | 'endless';

/** Why a game could not be played to its end. */
export class PlayError extends Error {
  readonly fault: PlayFault;

  constructor(fault: PlayFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * Plays a game to its end.
 * @param random the answers' own generator
 * @param counts what is added to
 * @throws PlayError where the rules leave no way on, refuse what they offered, or a skill never ends
 */
export function playOut(game: Game, random: RandomState, counts: Counts): void {
  const hook = new Counter(game, counts);
  game.trace = hook;
  try {
    for (let request = requestOf(game); request !== null; request = requestOf(game)) {
      if (request.options.length === 0)
        throw new PlayError(
          'deadEnd',
          `seat ${request.seat} is asked by ${request.machine}.${request.state} and can answer nothing`,
        );
      hook.asked(request);
      const choice = sampleAnswer(game, request, random);
      const refused = apply(game, choice);
      if (refused !== null)
        throw new PlayError(
          'refused',
          `${JSON.stringify(choice)} was offered and is refused: ${refused.because} ${refused.rule}`,
        );
      counts.choices++;
    }
  } finally {
    game.trace = null;
  }
  const { result } = game.board;
  if (result?.reason === 'stepBound')
    throw new PlayError('endless', `it does not end; running: ${result.skills.join(', ') || '-'}`);
}

/** Hears which frames the flow begins: windows, and effects that no other effect has begun. */
export class Counter implements FlowTrace {
  readonly #game: Game;
  readonly #counts: Counts;
  /** Abilities that the question which stands offers. */
  #offered: readonly number[] = [];
  /** Windows that are open, by depth, and what they were counted as already. */
  readonly #open: { count: WindowCount; offered: boolean; used: boolean }[] = [];

  constructor(game: Game, counts: Counts) {
    this.#game = game;
    this.#counts = counts;
  }

  asked({ options }: Request): void {
    const offered: number[] = [];
    for (const option of options) if ('ability' in option) offered.push(option.ability);
    this.#offered = offered;
    for (const ability of offered) this.#count(ability).offered++;
  }

  called(depth: number): void {
    const { stack } = this.#game.board;
    const frame = stack[depth];
    if (frame?.machine === 'window') this.#opened(depth, (frame.data as { timing: string }).timing);
    if (frame?.machine !== 'effect' || stack[depth - 1]?.machine === 'effect') return;
    const { ability } = frame.data as { ability: number };
    const count = this.#count(ability);
    count.used++;
    if (!this.#offered.includes(ability)) count.offered++;
  }

  /** A window asks, or something happens in it: by the states of its machine. */
  entered(machine: string, state: string, depth: number): void {
    const open = machine === 'window' ? this.#open[depth] : undefined;
    if (open === undefined || (state !== 'choose' && state !== 'resolve')) return;
    if (!open.offered) open.count.offered++;
    open.offered = true;
    if (state !== 'resolve') return;
    if (!open.used) open.count.used++;
    open.used = true;
  }

  returned(): void {
    // A frame's end is not counted: the next one of its depth takes its place.
  }

  #opened(depth: number, timing: string): void {
    const count = (this.#counts.windows[timing] ??= { opened: 0, offered: 0, used: 0 });
    count.opened++;
    this.#open[depth] = { count, offered: false, used: false };
  }

  #count(ability: number): SkillCount {
    const { rules, board } = this.#game;
    const compiled = rules.skills.abilities[ability];
    const character = board.seats[compiled?.seat ?? -1]?.character ?? '-';
    const skills = (this.#counts.skills[character] ??= {});
    return (skills[compiled?.skill.id ?? '?'] ??= { offered: 0, used: 0 });
  }
}
