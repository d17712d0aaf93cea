/**
 * Runner 1: the same configs as real XState machines, one actor a frame.
 * Each named action becomes an `assign` on a copied board, so every snapshot is a whole state of the game.
 * Slower than the table (`npm run bench`), made for charts, inspection and the proof that both agree.
 */
import { assign, createActor, createMachine, type AnyActor, type AnyStateMachine } from 'xstate';
import { copyPlain } from './copy.ts';
import {
  GAME_OVER,
  RETURN,
  type FlowRegistry,
  type Frame,
  type Machine,
  type StateNode,
  type Transition,
} from './flow.ts';
import type { FlowGame } from './run.ts';

interface Context<Game extends FlowGame> {
  board: Game['board'];
  depth: number;
}

interface StepEvent<Game extends FlowGame> {
  type: string;
  /** The board as it is now: a frame that waited has an old one. */
  board?: Game['board'];
  choice?: unknown;
}

type Args<Game extends FlowGame> = { context: Context<Game>; event: StepEvent<Game> };

/** A state that was entered, in order: what both runners must agree on. */
export interface Entered {
  machine: string;
  state: string;
  depth: number;
}

export interface XStateRun<Game extends FlowGame> {
  /** The board at the present stop, states of the frames included. */
  board(): Game['board'];
  /** Gives the waiting actor a choice that was found legal, and runs on. */
  send(type: string, choice: unknown): void;
  /** States entered since the beginning. */
  entered: Entered[];
  /** Snapshots' values, outermost frame first. */
  values(): string[];
}

export interface XStateFlow<Game extends FlowGame> {
  machines: Record<string, AnyStateMachine>;
  /** Starts actors for every frame of a board that stands at a stop, or a fresh `game` frame. */
  start(game: Game, first: { machine: string; data: unknown }): XStateRun<Game>;
}

/**
 * @param onChoice puts the choice where actions look for it: on a shallow copy of the game.
 */
export function xstateFlow<Game extends FlowGame & { choice: unknown }>(
  configs: Readonly<Record<string, Machine>>,
  registry: FlowRegistry<Game>,
): XStateFlow<Game> {
  const entered: { list: Entered[] } = { list: [] };
  const shell: { game: Game | null } = { game: null };
  const at = (board: Game['board'], choice: unknown): Game => ({
    ...(shell.game as Game),
    board,
    choice,
    trace: null,
  });

  const toMachine = (machine: Machine): AnyStateMachine => {
    const states: Record<string, unknown> = {};
    for (const [name, node] of Object.entries(machine.states)) states[name] = toState(machine.id, name, node);
    return createMachine({
      id: machine.id,
      initial: machine.initial,
      context: ({ input }: { input: Context<Game> }) => input,
      states,
    } as never) as AnyStateMachine;
  };

  const toState = (machine: string, name: string, node: StateNode) => ({
    ...(node.type ? { type: node.type } : {}),
    meta: node.meta,
    entry: [note(machine, name), ...(node.entry ?? []).map(toAction)],
    ...(node.always ? { always: node.always.map((transition) => toTransition(transition, false)) } : {}),
    on: Object.fromEntries(
      Object.entries(node.on ?? {}).map(([event, list]) => [
        event,
        list.map((one) => toTransition(one, true)),
      ]),
    ),
  });

  const toTransition = (transition: Transition, fromOutside: boolean) => ({
    ...(transition.target === undefined ? {} : { target: transition.target }),
    ...(transition.reenter ? { reenter: true } : {}),
    ...(transition.guard ? { guard: toGuard(transition.guard, fromOutside) } : {}),
    actions: [...(fromOutside ? [sync] : []), ...(transition.actions ?? []).map(toAction)],
  });

  const sync = assign(({ context, event }: Args<Game>) => ({ board: event.board ?? context.board }));

  const note = (machine: string, state: string) =>
    assign(({ context }: Args<Game>) => {
      if (!context.board.ended || context.board.stack.length === 1)
        entered.list.push({ machine, state, depth: context.depth });
      return {};
    });

  const toGuard =
    (name: string, fromOutside: boolean) =>
    ({ context, event }: Args<Game>) => {
      const board = fromOutside ? (event.board ?? context.board) : context.board;
      const data = (board.stack[context.depth] as Frame).data;
      return (registry.guards[name] as (game: Game, data: unknown) => boolean)(at(board, event.choice), data);
    };

  const toAction = (name: string) =>
    assign(({ context, event }: Args<Game>) => {
      if (context.board.ended && context.board.stack.length > 1) return {};
      const board = copyPlain(context.board);
      const data = (board.stack[context.depth] as Frame).data;
      (registry.actions[name] as (game: Game, data: unknown) => void)(at(board, event.choice), data);
      return { board };
    });

  const machines = Object.fromEntries(
    Object.entries(configs).map(([id, machine]) => [id, toMachine(machine)]),
  );
  return { machines, start: (game, first) => run(game, first) };

  function run(game: Game, first: { machine: string; data: unknown }): XStateRun<Game> {
    shell.game = game;
    entered.list = [];
    const actors: AnyActor[] = [];
    let board = copyPlain(game.board);

    const spawn = (machine: string, data: unknown) => {
      const config = configs[machine] as Machine;
      board = copyPlain(board);
      board.stack.push({ machine, state: config.initial, data });
      const actor = createActor(machines[machine] as AnyStateMachine, {
        input: { board, depth: board.stack.length - 1 },
      });
      actor.start();
      actors.push(actor);
    };
    const tell = (event: StepEvent<Game>) => (actors.at(-1) as AnyActor).send(event);
    const stateOfTop = () => {
      const snapshot = (actors.at(-1) as AnyActor).getSnapshot() as { value: string; context: Context<Game> };
      board = snapshot.context.board;
      const top = board.stack[actors.length - 1] as Frame;
      return { name: snapshot.value, node: configs[top.machine]?.states[snapshot.value] as StateNode, top };
    };

    const settle = () => {
      for (;;) {
        const { node, top } = stateOfTop();
        if (board.ended && actors.length > 1) {
          for (const actor of actors.splice(1)) actor.stop();
          board = copyPlain(board);
          board.stack.length = 1;
          tell({ type: GAME_OVER, board });
        } else if (node.meta.asks) {
          return;
        } else if (node.type === 'final') {
          if (actors.length === 1) return;
          actors.pop();
          board = copyPlain(board);
          board.stack.pop();
          tell({ type: RETURN, board });
        } else {
          call(node, top);
        }
      }
    };
    const call = (node: StateNode, top: Frame) => {
      const { machine, input } = node.meta.call as { machine: string; input: string };
      board = copyPlain(board);
      const own = board.stack[board.stack.length - 1] as Frame;
      const make = registry.inputs[input] as (game: Game, data: unknown) => unknown;
      const data = make(at(board, null), own.machine === top.machine ? own.data : top.data);
      if (data === null) tell({ type: RETURN, board });
      else spawn(machine, data);
    };

    spawn(first.machine, first.data);
    settle();
    return {
      board: () => {
        const copy = copyPlain(board);
        copy.stack.forEach((frame, depth) => {
          frame.state = (actors[depth] as AnyActor).getSnapshot().value as string;
        });
        return copy;
      },
      send: (type, choice) => {
        tell({ type, board, choice });
        settle();
      },
      entered: entered.list,
      values: () => actors.map((actor) => actor.getSnapshot().value as string),
    };
  }
}
