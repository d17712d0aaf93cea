/**
 * A walk through the charts by hand: every way out of the present state is offered, nothing decides which is legal.
 * It reads the same graphs as the pictures and knows no game, so it can show what the flow allows, never what a
 * board allows. What it lights is a `Lit`, the same that a running game lights.
 */
import type { Lit, LitFrame } from './active.ts';
import type { Graph, GraphEdge, GraphNode } from './graph.ts';
import { GAME_ENDED, RETURNED } from './names.ts';

/** All machines, by id; drawings will do. */
export type Graphs = Readonly<Record<string, { readonly graph: Graph }>>;

/**
 * - `pass`: nobody is asked, the first condition that holds is taken;
 * - `answer`: what the asked player may say;
 * - `enter`: into the called machine; `over`: past it, as if it had run to its end;
 * - `return`: a machine that is done gives back to its caller;
 * - `end`: the game is decided in the depth (§17.2).
 */
export type WayKind = 'pass' | 'answer' | 'enter' | 'over' | 'return' | 'end';

export interface Way {
  /** Unlike every other way out of the same state. */
  id: string;
  kind: WayKind;
  /** Machine and state that one stands in afterwards. */
  machine: string;
  to: string;
  /** The transition that is taken; null on the way into a called machine. */
  edge: GraphEdge | null;
}

export interface Walk {
  /** Where it began. */
  machine: string;
  /** Outermost first; the last one is where the walker stands. */
  frames: readonly LitFrame[];
  /** What was before each step, the oldest first. */
  past: readonly (readonly LitFrame[])[];
}

/** A walk that stands at the first state of a machine. */
export function startWalk(machine: string, graphs: Graphs): Walk {
  return { machine, frames: [begin(machine, 0, graphs)], past: [] };
}

/** The ways out of one state, whoever called its machine; none where the machine is done. */
export function waysOut(graph: Graph, state: string, graphs: Graphs): Way[] {
  const node = nodeOf(graph, state);
  if (node === undefined) return [];
  const ways = graph.edges
    .filter(({ from }) => from === state)
    .map((edge) => along(graph.machine, edge, node));
  const called = node.calls === null ? undefined : graphs[node.calls]?.graph;
  if (called === undefined) return ways;
  const enter: Way = { id: 'enter', kind: 'enter', machine: called.machine, to: called.initial, edge: null };
  return [enter, ...ways];
}

/** All that can happen where the walker stands. None: the machine that was walked is done. */
export function waysFrom(walk: Walk, graphs: Graphs): Way[] {
  const here = walk.frames.at(-1);
  const graph = here && graphs[here.machine]?.graph;
  if (here === undefined || graph === undefined) return [];
  if (nodeOf(graph, here.state)?.kind !== 'final') return waysOut(graph, here.state, graphs);
  const caller = walk.frames.at(-2);
  const outer = caller && graphs[caller.machine]?.graph;
  if (caller === undefined || outer === undefined) return [];
  return outer.edges
    .filter(({ from, event }) => from === caller.state && event === RETURNED)
    .map((edge): Way => ({ id: edge.id, kind: 'return', machine: caller.machine, to: edge.to, edge }));
}

/** The only way there is, where nobody decides anything: a slow walk goes it by itself. */
export function loneWay(walk: Walk, graphs: Graphs): Way | null {
  const [way, ...others] = waysFrom(walk, graphs);
  return way !== undefined && others.length === 0 && (way.kind === 'pass' || way.kind === 'return')
    ? way
    : null;
}

/** One step. */
export function step(walk: Walk, way: Way, graphs: Graphs): Walk {
  return { ...walk, frames: framesAfter(walk.frames, way, graphs), past: [...walk.past, walk.frames] };
}

/** The walk as it was one step before; the same at its beginning. */
export function stepBack(walk: Walk): Walk {
  const frames = walk.past.at(-1);
  return frames === undefined ? walk : { ...walk, frames, past: walk.past.slice(0, -1) };
}

/** What the walk lights. */
export const litOfWalk = (walk: Walk): Lit => ({ frames: walk.frames, answer: null });

const nodeOf = (graph: Graph, state: string): GraphNode | undefined =>
  graph.nodes.find(({ id }) => id === state);

function along(machine: string, edge: GraphEdge, { kind }: GraphNode): Way {
  const at = { id: edge.id, machine, to: edge.to, edge };
  if (edge.event === GAME_ENDED) return { ...at, kind: 'end' };
  if (kind === 'calls') return { ...at, kind: 'over' };
  return { ...at, kind: kind === 'waits' ? 'answer' : 'pass' };
}

function begin(machine: string, depth: number, graphs: Graphs): LitFrame {
  const state = graphs[machine]?.graph.initial ?? '';
  return { machine, state, depth, path: state === '' ? [] : [state], lastEdge: null };
}

function framesAfter(frames: readonly LitFrame[], way: Way, graphs: Graphs): readonly LitFrame[] {
  if (way.edge === null) return [...frames, begin(way.machine, frames.length, graphs)];
  const left = way.kind === 'return' ? frames.slice(0, -1) : frames;
  const own = left.at(-1);
  if (own === undefined) return frames;
  const { from, to, event } = way.edge;
  const answer = way.kind === 'answer' ? event : null;
  const moved = { ...own, state: to, path: [...own.path, to], lastEdge: { from, to, event: answer } };
  return [...left.slice(0, -1), moved];
}
