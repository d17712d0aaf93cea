/**
 * A rules machine as a graph: what is drawn and listed. Made from the config alone, so that a chart
 * can never show a way that the game does not have.
 */
import type { Machine, StateNode, Transition } from '../kernel/flow.ts';

/** `initial` is the dot that points at the first state; every other kind is a state of the machine. */
export type NodeKind = 'plain' | 'waits' | 'calls' | 'final' | 'initial';

export interface GraphNode {
  id: string;
  kind: NodeKind;
  /** Paragraph of the rules, e.g. "§7.4"; empty for the initial dot. */
  rule: string;
  timing: string | null;
  /** Who is asked in a waiting state, by the name of the asker. */
  asks: string | null;
  /** Machine that a calling state runs to its end. */
  calls: string | null;
}

export interface GraphEdge {
  id: string;
  from: string;
  to: string;
  /** Choice or RETURN that is waited for; null: taken at once. */
  event: string | null;
  guard: string | null;
  /** Place among the candidates of the same state and event: the first whose guard holds is taken. */
  index: number;
}

export interface Graph {
  machine: string;
  initial: string;
  nodes: GraphNode[];
  edges: GraphEdge[];
}

/** Id of the initial dot and of its edge; no state can be named so. */
export const START = '@start';

/** Every state and every transition of a machine once, in the order of its config. */
export function graphOf(machine: Machine): Graph {
  const states = Object.entries(machine.states);
  return {
    machine: machine.id,
    initial: machine.initial,
    nodes: [
      { id: START, kind: 'initial', rule: '', timing: null, asks: null, calls: null },
      ...states.map(([id, state]) => nodeOf(id, state)),
    ],
    edges: [
      { id: START, from: START, to: machine.initial, event: null, guard: null, index: 0 },
      ...states.flatMap(([id, state]) => edgesOf(id, state)),
    ],
  };
}

function nodeOf(id: string, state: StateNode): GraphNode {
  const { rule, timing, asks, call } = state.meta;
  return {
    id,
    kind: kindOf(state),
    rule,
    timing: timing ?? null,
    asks: asks ?? null,
    calls: call?.machine ?? null,
  };
}

function kindOf(state: StateNode): NodeKind {
  if (state.type === 'final') return 'final';
  if (state.meta.asks !== undefined) return 'waits';
  return state.meta.call === undefined ? 'plain' : 'calls';
}

function edgesOf(from: string, state: StateNode): GraphEdge[] {
  const groups: [string | null, readonly Transition[]][] = [
    [null, state.always ?? []],
    ...Object.entries(state.on ?? {}),
  ];
  return groups.flatMap(([event, candidates]) =>
    candidates.map((transition, index) => ({
      id: `${from}/${event ?? 'always'}/${index}`,
      from,
      to: transition.target ?? from,
      event,
      guard: transition.guard ?? null,
      index,
    })),
  );
}

/** The states that can still be reached from one, without itself unless a way leads back. */
export function reachableFrom(graph: Graph, state: string): Set<string> {
  const found = new Set<string>();
  const open = [state];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const edge of graph.edges) {
      if (edge.from !== at || found.has(edge.to)) continue;
      found.add(edge.to);
      open.push(edge.to);
    }
  }
  return found;
}
