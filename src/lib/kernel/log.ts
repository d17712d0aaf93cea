/**
 * The log: events with their causes. It stands beside the board, not in it, so that a game with and without a log is
 * the same game. For each frame of the stack it remembers which event that frame's events are caused by.
 */
import type { CompiledFlow } from './compile.ts';
import type { FlowTrace } from './flow-trace.ts';
import type { FlowBoard } from './flow.ts';

/** A reader of a log that is being written. A method, so that a log of one game's events still is a log. */
interface Watcher<Event> {
  watch(event: Event): void;
}

export interface Log<Event = unknown> {
  events: Event[];
  /** By depth of the stack: id of the event that what happens there is caused by; −1 none. */
  causes: number[];
  /** Told of each event as it is written, while the game stands just there: for views and reasons in mid-run. */
  watch?: Watcher<Event>['watch'] | null;
}

export interface LoggedGame {
  board: FlowBoard;
  log: Log | null;
}

/** An empty log; `logTrace` hooks it to the runner. */
export function newLog<Event>(): Log<Event> {
  return { events: [], causes: [], watch: null };
}

/**
 * Writes an event, caused by what caused the running frame, and returns its id (−1 without a log).
 * Callers on hot paths test `game.log` first, so that simulation builds no event objects.
 */
export function emit(game: LoggedGame, body: { type: string; rule: string }): number {
  const { log } = game;
  if (log === null) return -1;
  const id = log.events.length;
  const cause = log.causes[game.board.stack.length - 1] ?? -1;
  const event = { id, cause: cause < 0 ? null : cause, ...body };
  log.events.push(event);
  log.watch?.(event);
  return id;
}

/** The event that what happens in the running frame is caused by; null for nothing, or without a log. */
export function causeOf({ log, board }: LoggedGame): number | null {
  const cause = log?.causes[board.stack.length - 1] ?? -1;
  return cause < 0 ? null : cause;
}

/** Events of the running frame, and of frames it calls, are caused by event `id` from now on. */
export function causeFrom(game: LoggedGame, id: number): void {
  if (game.log !== null && id >= 0) game.log.causes[game.board.stack.length - 1] = id;
}

/**
 * Writes the runner's microsteps into the log; a called frame's events are caused by what called it.
 * @param nesting the § that says that a called machine is finished before its caller goes on
 */
export function logTrace(
  game: LoggedGame & { rules: { flow: CompiledFlow<never> } },
  nesting: string,
): FlowTrace {
  return {
    entered(machine, state, depth, from) {
      const rule = game.rules.flow[machine]?.states[state]?.meta.rule ?? '';
      emit(game, { type: 'stateEntered', rule, machine, state, depth, from } as {
        type: string;
        rule: string;
      });
    },
    called(depth) {
      if (game.log !== null) game.log.causes[depth] = game.log.causes[depth - 1] ?? -1;
    },
    returned(depth) {
      if (game.log !== null) game.log.causes.length = depth;
      emit(game, { type: 'machineReturned', rule: nesting, depth } as { type: string; rule: string });
    },
  };
}
