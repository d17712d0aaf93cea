import {
  GAME_OVER,
  RETURN,
  type FlowRegistry,
  type Machine,
  type StateMeta,
  type StateNode,
  type Transition,
} from './flow.ts';

export interface CompiledTransition<Game> {
  target: CompiledState<Game> | null;
  guard: ((game: Game, data: unknown) => boolean) | null;
  actions: ((game: Game, data: unknown) => void)[];
  reenter: boolean;
}

export interface CompiledState<Game> {
  machine: string;
  name: string;
  final: boolean;
  entry: ((game: Game, data: unknown) => void)[];
  always: CompiledTransition<Game>[];
  on: Map<string, CompiledTransition<Game>[]>;
  /** The ways out of a call, also found under `on`: taken so often that they are at hand. */
  onReturn: CompiledTransition<Game>[];
  call: { machine: string; input: (game: Game, data: unknown) => unknown } | null;
  asks: ((game: Game, data: unknown) => number) | null;
  meta: StateMeta;
}

export interface CompiledMachine<Game> {
  id: string;
  initial: CompiledState<Game>;
  states: Record<string, CompiledState<Game>>;
}

export type CompiledFlow<Game> = Record<string, CompiledMachine<Game>>;

const MACHINE_KEYS = ['id', 'initial', 'states'];
const STATE_KEYS = ['type', 'entry', 'always', 'on', 'meta'];
const TRANSITION_KEYS = ['target', 'guard', 'actions', 'reenter'];

/** Thrown for a config that uses more than both runners honour. Names machine, state and what is wrong. */
export class FlowError extends Error {}

/**
 * Flattens machine configs once into a table of direct references.
 * @throws FlowError for unknown names, unknown targets, calls of unknown machines or XState features outside the shape.
 */
export function compileFlow<Game>(
  machines: Readonly<Record<string, Machine>>,
  registry: FlowRegistry<Game>,
): CompiledFlow<Game> {
  const flow: CompiledFlow<Game> = {};
  for (const [id, machine] of Object.entries(machines)) {
    if (machine.id !== id) throw new FlowError(`${id}: the machine calls itself ${machine.id}`);
    flow[id] = compileMachine(machine, machines, registry);
  }
  return flow;
}

function compileMachine<Game>(
  machine: Machine,
  machines: Readonly<Record<string, Machine>>,
  registry: FlowRegistry<Game>,
): CompiledMachine<Game> {
  onlyKeys(machine, MACHINE_KEYS, machine.id);
  const states: Record<string, CompiledState<Game>> = {};
  for (const [name, node] of Object.entries(machine.states)) {
    const where = `${machine.id}.${name}`;
    checkNode(where, node, machines);
    states[name] = {
      machine: machine.id,
      name,
      final: node.type === 'final',
      entry: (node.entry ?? []).map((action) => named(registry.actions, action, where)),
      always: [],
      on: new Map(),
      onReturn: [],
      call: node.meta.call
        ? { machine: node.meta.call.machine, input: named(registry.inputs, node.meta.call.input, where) }
        : null,
      asks: node.meta.asks ? named(registry.askers, node.meta.asks, where) : null,
      meta: node.meta,
    };
  }
  for (const [name, node] of Object.entries(machine.states)) {
    const state = states[name] as CompiledState<Game>;
    const link = (transition: Transition) =>
      compileTransition(transition, name, machine.id, states, registry);
    state.always = (node.always ?? []).map(link);
    for (const [event, list] of Object.entries(node.on ?? {})) state.on.set(event, list.map(link));
    state.onReturn = state.on.get(RETURN) ?? [];
  }
  const initial = states[machine.initial];
  if (!initial) throw new FlowError(`${machine.id}: no state ${machine.initial} to begin in`);
  return { id: machine.id, initial, states };
}

function compileTransition<Game>(
  transition: Transition,
  source: string,
  machine: string,
  states: Record<string, CompiledState<Game>>,
  registry: FlowRegistry<Game>,
): CompiledTransition<Game> {
  const where = `${machine}.${source}`;
  onlyKeys(transition, TRANSITION_KEYS, where);
  const target = transition.target === undefined ? null : states[transition.target];
  if (target === undefined)
    throw new FlowError(`${where}: leads to unknown state ${String(transition.target)}`);
  if (transition.target === source && !transition.reenter)
    throw new FlowError(`${where}: leads back to itself without reenter`);
  return {
    target,
    guard: transition.guard ? named(registry.guards, transition.guard, where) : null,
    actions: (transition.actions ?? []).map((action) => named(registry.actions, action, where)),
    reenter: transition.reenter === true,
  };
}

function checkNode(where: string, node: StateNode, machines: Readonly<Record<string, Machine>>): void {
  onlyKeys(node, STATE_KEYS, where);
  const { call, asks } = node.meta;
  const exits = Object.keys(node.on ?? {});
  if (call && !machines[call.machine]) throw new FlowError(`${where}: calls unknown machine ${call.machine}`);
  if (call && (!exits.includes(RETURN) || node.always))
    throw new FlowError(`${where}: a call is left by ${RETURN} only`);
  if (asks && (node.always || call)) throw new FlowError(`${where}: a state that asks does nothing else`);
  if (!asks && exits.some((event) => event !== RETURN && event !== GAME_OVER))
    throw new FlowError(`${where}: listens to choices but asks nobody`);
  if (node.type !== 'final' && !call && !asks && !node.always)
    throw new FlowError(`${where}: nothing leads out`);
}

function named<T>(names: Readonly<Record<string, unknown>>, name: unknown, where: string): T {
  if (typeof name !== 'string')
    throw new FlowError(`${where}: guards, actions and inputs are names, not functions`);
  const found = Object.hasOwn(names, name) ? names[name] : undefined;
  if (found === undefined) throw new FlowError(`${where}: nobody defines "${name}"`);
  return found as T;
}

function onlyKeys(object: object, allowed: string[], where: string): void {
  for (const key of Object.keys(object))
    if (!allowed.includes(key)) throw new FlowError(`${where}: "${key}" is not part of a rules machine`);
}
