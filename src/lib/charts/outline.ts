/** The stack of running machines as a tree of rows: the same as the picture, for reading and for narrow screens. */
import type { Lit, LitFrame } from './active.ts';
import type { Drawings } from './drawing.ts';
import type { Graph, GraphNode } from './graph.ts';
import { stateMarks, statesAfter, type StateMark } from './marks.ts';

export interface OutlineRow {
  key: string;
  machine: string;
  /** 1 for the states of the outermost machine; a called machine's states stand below the state that calls. */
  level: number;
  node: GraphNode;
  mark: StateMark;
  /** The machine that runs below this state now, or null. */
  running: string | null;
  /** Place among the rows of the same parent, from 1, and their number. */
  place: number;
  of: number;
}

/**
 * Outer machines show the way they came, where they stand and what may follow; the innermost one also
 * everything that can still be reached. Where nothing runs (`idle`) every state is listed.
 */
export function outlineOf(lit: Lit, drawings: Drawings): OutlineRow[] {
  return rowsFrom(lit.frames, 0, drawings);
}

function rowsFrom(frames: readonly LitFrame[], index: number, drawings: Drawings): OutlineRow[] {
  const frame = frames[index];
  const graph = frame && drawings[frame.machine]?.graph;
  if (frame === undefined || graph === undefined) return [];
  const inner = frames[index + 1];
  const marks = stateMarks(graph, frame);
  const listed = listedStates(graph, frame, inner === undefined, marks);
  return listed.flatMap((node, i) => {
    const runs = node.id === frame.state && inner !== undefined;
    const row: OutlineRow = {
      key: `${index}/${frame.machine}/${node.id}`,
      machine: frame.machine,
      level: index + 1,
      node,
      mark: marks.get(node.id) ?? 'next',
      running: runs ? inner.machine : null,
      place: i + 1,
      of: listed.length,
    };
    return runs ? [row, ...rowsFrom(frames, index + 1, drawings)] : [row];
  });
}

/** Passed states in the order they were first entered, then the present one, then what may come. */
function listedStates(
  graph: Graph,
  frame: LitFrame,
  innermost: boolean,
  marks: ReadonlyMap<string, StateMark>,
): GraphNode[] {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const passed = [...new Set(frame.path)].filter((id) => id !== frame.state);
  const after = new Set(statesAfter(graph, frame.state));
  const ahead = graph.nodes
    .filter(({ id, kind }) => kind !== 'initial' && marks.get(id) === 'next' && (innermost || after.has(id)))
    .map(({ id }) => id);
  return [...passed, frame.state, ...ahead]
    .map((id) => byId.get(id))
    .filter((node): node is GraphNode => node !== undefined);
}
