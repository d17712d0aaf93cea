/**
 * The rules machines as real XState machines. Each named action becomes an `assign` on a copied board, so that every
 * snapshot is a whole state of the game; guards read the board the machine stands at.
 */
import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { copyPlain } from './copy.ts';
import type { FlowRegistry, Frame, Machine, StateNode, Transition } from './flow.ts';
import type { FlowGame } from './run.ts';

/** A state that was entered, in order: what both runners must agree on. */
export interface Entered {
  machine: string;
  state: string;
  depth: number;
}

/** What the actors of one game share. */
export interface ActorsOf<Game> {
  game: Game;
  entered: Entered[];
}

export interface ActorContext<Game extends FlowGame> {
  board: Game['board'];
  /** Place of the actor's frame in the stack. */
  depth: number;
  shared: ActorsOf<Game>;
}

/** Every event brings the board as it is now: a frame that waited for a call has an old one. */
export interface ActorEvent<Game extends FlowGame> {
  type: string;
  board: Game['board'];
  choice: unknown;
}

interface Args<Game extends FlowGame> {
  context: ActorContext<Game>;
  event: ActorEvent<Game>;
}

/** Every config as an XState machine, by machine id. */
export function toXState<Game extends FlowGame & { choice: unknown }>(
  configs: Readonly<Record<string, Machine>>,
  registry: FlowRegistry<Game>,
): Record<string, AnyStateMachine> {
  return Object.fromEntries(
    Object.entries(configs).map(([id, machine]) => [id, toMachine(machine, registry)]),
  );
}

function toMachine<Game extends FlowGame & { choice: unknown }>(
  machine: Machine,
  registry: FlowRegistry<Game>,
): AnyStateMachine {
  const states = Object.fromEntries(
    Object.entries(machine.states).map(([name, node]) => [name, toState(machine.id, name, node, registry)]),
  );
  const context = ({ input }: { input: ActorContext<Game> }) => input;
  return createMachine({ id: machine.id, initial: machine.initial, context, states } as never);
}

function toState<Game extends FlowGame & { choice: unknown }>(
  machine: string,
  name: string,
  node: StateNode,
  registry: FlowRegistry<Game>,
): object {
  const inside = (one: Transition) => toTransition(one, registry, false);
  const outside = (one: Transition) => toTransition(one, registry, true);
  return {
    ...(node.type ? { type: node.type } : {}),
    meta: node.meta,
    entry: [note<Game>(machine, name), ...(node.entry ?? []).map((action) => toAction(action, registry))],
    ...(node.always ? { always: node.always.map(inside) } : {}),
    on: Object.fromEntries(Object.entries(node.on ?? {}).map(([event, list]) => [event, list.map(outside)])),
  };
}

function toTransition<Game extends FlowGame & { choice: unknown }>(
  transition: Transition,
  registry: FlowRegistry<Game>,
  fromOutside: boolean,
): object {
  const { target, reenter, guard, actions = [] } = transition;
  const own = actions.map((action) => toAction(action, registry));
  return {
    ...(target === undefined ? {} : { target }),
    ...(reenter ? { reenter } : {}),
    ...(guard ? { guard: toGuard(guard, registry, fromOutside) } : {}),
    actions: fromOutside ? [takeBoard<Game>(), ...own] : own,
  };
}

function takeBoard<Game extends FlowGame>(): unknown {
  return assign(({ event }: Args<Game>) => ({ board: event.board }));
}

/** What is entered after the end is not part of the game. */
function note<Game extends FlowGame>(machine: string, state: string): unknown {
  return assign(({ context }: Args<Game>) => {
    const { board, depth, shared } = context;
    if (!board.ended || board.stack.length === 1) shared.entered.push({ machine, state, depth });
    return {};
  });
}

function toGuard<Game extends FlowGame & { choice: unknown }>(
  name: string,
  registry: FlowRegistry<Game>,
  fromOutside: boolean,
): unknown {
  const guard = registry.guards[name] as (game: Game, data: unknown) => boolean;
  return ({ context, event }: Args<Game>) => {
    const board = fromOutside ? event.board : context.board;
    return guard(gameAt(context, board, event), (board.stack[context.depth] as Frame).data);
  };
}

function toAction<Game extends FlowGame & { choice: unknown }>(
  name: string,
  registry: FlowRegistry<Game>,
): unknown {
  const action = registry.actions[name] as (game: Game, data: unknown) => void;
  return assign(({ context, event }: Args<Game>) => {
    if (context.board.ended && context.board.stack.length > 1) return {};
    const board = copyPlain(context.board);
    action(gameAt(context, board, event), (board.stack[context.depth] as Frame).data);
    return { board };
  });
}

function gameAt<Game extends FlowGame & { choice: unknown }>(
  context: ActorContext<Game>,
  board: Game['board'],
  event: { choice?: unknown },
): Game {
  return { ...context.shared.game, board, choice: event.choice ?? null, trace: null };
}
