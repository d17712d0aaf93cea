import type { CompiledFlow, CompiledState, CompiledTransition } from './compile.ts';
import type { FlowTrace } from './flow-trace.ts';
import { GAME_OVER, type FlowBoard, type Frame } from './flow.ts';

export interface FlowGame {
  board: FlowBoard;
  trace: FlowTrace | null;
  /** Called when one choice takes more than the bound; must end the game (kernel: a loop never freezes). */
  onStepBound(): void;
}

/** Most transitions one choice may cause. Ordinary choices take under 200; a loop of effects takes more. */
export const STEP_BOUND = 20_000;

/**
 * Runner 2: the compiled table on the mutable board.
 * Goes on from the top frame until a state asks somebody or the first machine is at its end.
 */
export function settle<Game extends FlowGame>(flow: CompiledFlow<Game>, game: Game): void {
  let left = STEP_BOUND;
  const { board } = game;
  let frame = topOf(board);
  let state = stateOf(flow, frame);
  for (;;) {
    if (board.ended && board.stack.length > 1) {
      board.stack.length = 1;
      game.trace?.returned(1);
      frame = topOf(board);
      state = take(game, frame, stateOf(flow, frame), GAME_OVER);
    }
    if (state.asks !== null) return;
    if (--left === 0) game.onStepBound();
    if (state.final) {
      if (board.stack.length === 1) return;
      board.stack.pop();
      game.trace?.returned(board.stack.length);
      frame = topOf(board);
      const caller = stateOf(flow, frame);
      state = follow(game, frame, caller, caller.onReturn);
    } else if (state.call !== null) {
      const data = state.call.input(game, frame.data);
      if (data === null) state = follow(game, frame, state, state.onReturn);
      else {
        state = push(flow, game, state.call.machine, data);
        frame = topOf(board);
      }
    } else {
      state = follow(game, frame, state, state.always);
    }
  }
}

function topOf(board: FlowBoard): Frame {
  return board.stack[board.stack.length - 1] as Frame;
}

/** Gives the waiting top frame a choice and runs on. The choice must have been found legal before. */
export function send<Game extends FlowGame>(flow: CompiledFlow<Game>, game: Game, event: string): void {
  const frame = topOf(game.board);
  take(game, frame, stateOf(flow, frame), event);
  settle(flow, game);
}

/** Starts a machine on top of the stack in its initial state (or `at`, for situations). */
export function push<Game extends FlowGame>(
  flow: CompiledFlow<Game>,
  game: Game,
  machine: string,
  data: unknown,
  at?: string,
): CompiledState<Game> {
  const compiled = flow[machine];
  const start = at === undefined ? compiled?.initial : compiled?.states[at];
  if (!start) throw new Error(`no state ${at ?? ''} in machine ${machine}`);
  const frame: Frame = { machine, state: start.name, data };
  game.board.stack.push(frame);
  game.trace?.called(game.board.stack.length - 1);
  return enter(game, frame, start, null);
}

/** The compiled state a frame stands in. */
export function stateOf<Game>(flow: CompiledFlow<Game>, frame: Frame): CompiledState<Game> {
  const state = flow[frame.machine]?.states[frame.state];
  if (!state) throw new Error(`no state ${frame.state} in machine ${frame.machine}`);
  return state;
}

function take<Game extends FlowGame>(
  game: Game,
  frame: Frame,
  state: CompiledState<Game>,
  event: string,
): CompiledState<Game> {
  const candidates = state.on.get(event);
  if (!candidates) throw new Error(`${state.machine}.${state.name} does not know ${event}`);
  return follow(game, frame, state, candidates);
}

/** Takes the first transition whose guard holds; returns the state the frame then stands in. */
function follow<Game extends FlowGame>(
  game: Game,
  frame: Frame,
  state: CompiledState<Game>,
  candidates: CompiledTransition<Game>[],
): CompiledState<Game> {
  for (const transition of candidates) {
    if (transition.guard !== null && !transition.guard(game, frame.data)) continue;
    perform(game, frame, transition.actions);
    return transition.target === null ? state : enter(game, frame, transition.target, state.name);
  }
  throw new Error(`${state.machine}.${state.name}: no way on`);
}

function enter<Game extends FlowGame>(
  game: Game,
  frame: Frame,
  state: CompiledState<Game>,
  from: string | null,
): CompiledState<Game> {
  frame.state = state.name;
  if (game.trace !== null && (!game.board.ended || game.board.stack.length === 1))
    game.trace.entered(state.machine, state.name, game.board.stack.length - 1, from);
  perform(game, frame, state.entry);
  return state;
}

/** After the change that ends the game nothing else of the same step happens. */
function perform<Game extends FlowGame>(
  game: Game,
  frame: Frame,
  actions: ((game: Game, data: unknown) => void)[],
): void {
  for (const action of actions) {
    if (game.board.ended && game.board.stack.length > 1) return;
    action(game, frame.data);
  }
}
