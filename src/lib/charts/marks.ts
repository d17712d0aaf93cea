/** What each state and each way of a running machine looks like: done, now, next; taken, last. */
import type { LitEdge, LitFrame } from './active.ts';
import { reachableFrom, type Graph, type GraphEdge } from './graph.ts';

/** `far`: not passed and, from where the machine stands, not to be reached any more. */
export type StateMark = 'done' | 'now' | 'next' | 'far';
export type EdgeMark = 'last' | 'taken' | 'open';

/** The mark of every state. A machine that does not run has only `next`. */
export function stateMarks(graph: Graph, frame: LitFrame): ReadonlyMap<string, StateMark> {
  const ahead = reachableFrom(graph, frame.state);
  const passed = new Set(frame.path);
  const idle = frame.state === '';
  return new Map(
    graph.nodes.map(({ id }) => {
      if (id === frame.state) return [id, 'now'];
      if (passed.has(id)) return [id, 'done'];
      return [id, idle || ahead.has(id) ? 'next' : 'far'];
    }),
  );
}

/** The mark of a way. Two ways between the same states are told apart by the answer given. */
export function edgeMark(frame: LitFrame, edge: GraphEdge): EdgeMark {
  if (frame.lastEdge !== null && leads(edge, frame.lastEdge)) return 'last';
  const taken = frame.path.some((state, i) => i > 0 && state === edge.to && frame.path[i - 1] === edge.from);
  return taken && !leadsBetween(edge, frame.lastEdge) ? 'taken' : 'open';
}

const leadsBetween = (edge: GraphEdge, way: LitEdge | null): boolean =>
  way !== null && edge.from === way.from && edge.to === way.to;

const leads = (edge: GraphEdge, way: LitEdge): boolean =>
  leadsBetween(edge, way) && (way.event === null || edge.event === way.event);

/** The states a machine may go to when the call it waits for, or the question it asks, is over. */
export const statesAfter = (graph: Graph, state: string): string[] => [
  ...new Set(graph.edges.filter((edge) => edge.from === state && edge.to !== state).map((edge) => edge.to)),
];
