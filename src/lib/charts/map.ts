/** The bird's eye: every machine once, and who calls whom. */
import type { EdgeLayout, Box } from './drawing.ts';
import type { Graph } from './graph.ts';
import type { Graphs } from './walker.ts';

export interface MapNode {
  machine: string;
  states: number;
  /** Who may be asked in it, each once, in the order of its states. */
  asks: readonly string[];
}

/** One machine calls another, from one or more of its states. */
export interface MapEdge {
  id: string;
  from: string;
  to: string;
  states: readonly string[];
}

export interface MachineMap {
  nodes: readonly MapNode[];
  edges: readonly MapEdge[];
}

/** The map with positions. Made at build. */
export interface MapDrawing extends MachineMap {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  lines: Readonly<Record<string, EdgeLayout>>;
}

/** The map of these machines, in their order. */
export function mapOf(graphs: readonly Graph[]): MachineMap {
  return {
    nodes: graphs.map(({ machine, nodes }) => ({
      machine,
      states: nodes.filter(({ kind }) => kind !== 'initial').length,
      asks: [...new Set(nodes.flatMap(({ asks }) => asks ?? []))],
    })),
    edges: graphs.flatMap(callsOf),
  };
}

function callsOf({ machine, nodes }: Graph): MapEdge[] {
  const states = new Map<string, string[]>();
  for (const { id, calls } of nodes)
    if (calls !== null) states.set(calls, [...(states.get(calls) ?? []), id]);
  return [...states].map(([to, from]) => ({ id: `${machine}/${to}`, from: machine, to, states: from }));
}

/** Machine of the windows: called from nearly everywhere. */
export const WINDOW = 'window';

/** Whether a call is a line in the picture; windows are a sign at the box instead, and a machine's own call is too. */
export const isDrawn = (from: string, to: string): boolean => to !== WINDOW && from !== to;

export interface Caller {
  machine: string;
  state: string;
}

/** Every state that calls a machine. */
export const callersOf = (graphs: Graphs, machine: string): Caller[] =>
  Object.values(graphs).flatMap(({ graph }) =>
    graph.nodes
      .filter(({ calls }) => calls === machine)
      .map(({ id }) => ({ machine: graph.machine, state: id })),
  );

/** A machine as a row, and below it those it calls; which one opens them is told by the states. */
export interface MapRow {
  key: string;
  machine: string;
  level: 1 | 2;
  /** States of the machine above that call this one; empty on the first level. */
  states: readonly string[];
  place: number;
  of: number;
}

/** The map as a tree of two levels: a machine calls others, and those stand as machines of their own further down. */
export function mapRows({ nodes, edges }: MachineMap): MapRow[] {
  return nodes.flatMap(({ machine }, i) => {
    const calls = edges.filter(({ from }) => from === machine);
    return [
      { key: machine, machine, level: 1, states: [], place: i + 1, of: nodes.length } satisfies MapRow,
      ...calls.map(({ id, to, states }, j): MapRow => ({
        key: id,
        machine: to,
        level: 2,
        states,
        place: j + 1,
        of: calls.length,
      })),
    ];
  });
}
