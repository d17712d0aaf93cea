/** A room as rows: every state of the picture once, for reading, for the keyboard and for narrow screens. */
import type { GraphNode } from './graph.ts';
import { stateMarks, type StateMark } from './marks.ts';
import { pathOf, type RoomNode } from './room-tree.ts';
import type { Graphs } from './walker.ts';

export interface RoomRow {
  /** Path of the state. */
  path: string;
  machine: string;
  node: GraphNode;
  mark: StateMark;
  /** The game stands in this state itself. */
  here: boolean;
  level: number;
  /** Whether the machine it calls is listed below it; null where it calls none. */
  open: boolean | null;
  place: number;
  of: number;
}

/** Rows in the order of the configs; an open machine's states stand below the state that calls it. */
export function roomRows(room: RoomNode, graphs: Graphs, level = 1): RoomRow[] {
  const graph = graphs[room.machine]?.graph;
  if (graph === undefined) return [];
  const marks = stateMarks(graph, room.frame);
  const states = graph.nodes.filter(({ kind }) => kind !== 'initial');
  return states.flatMap((node, i) => {
    const inner = room.inside.get(node.id);
    const row: RoomRow = {
      path: pathOf(room, node.id),
      machine: room.machine,
      node,
      mark: marks.get(node.id) ?? 'next',
      here: room.runs && node.id === room.frame.state && inner?.runs !== true,
      level,
      open: node.calls === null || graphs[node.calls] === undefined ? null : inner !== undefined,
      place: i + 1,
      of: states.length,
    };
    return inner === undefined ? [row] : [row, ...roomRows(inner, graphs, level + 1)];
  });
}

/** Rows whose name, id, machine or § holds what is looked for; an empty search finds nothing. */
export function findStates(
  wanted: string,
  graphs: Graphs,
  nameOf: (machine: string, state: string) => string,
): { machine: string; node: GraphNode }[] {
  const words = wanted.trim().toLowerCase();
  if (words === '') return [];
  const isRule = words.startsWith('§');
  return Object.values(graphs).flatMap(({ graph: { machine, nodes } }) =>
    nodes
      .filter(({ kind }) => kind !== 'initial')
      .filter((node) =>
        isRule
          ? isWithin(node.rule, words)
          : [nameOf(machine, node.id), node.id, `${machine}.${node.id}`, node.timing ?? ''].some((text) =>
              text.toLowerCase().includes(words),
            ),
      )
      .map((node) => ({ machine, node })),
  );
}

/** §7 finds §7 and all of its paragraphs, but not §70; a bare § finds everything. */
const isWithin = (rule: string, wanted: string): boolean =>
  rule.startsWith(wanted) && (wanted === '§' || !/^\d/.test(rule.slice(wanted.length)));

/** Chapter and paragraph of a §, as the rulebook's addresses have them. */
export function ruleAddress(rule: string): { chapter: string; paragraph: string } | null {
  const [, paragraph, chapter] = /^§((\d+).*)$/.exec(rule) ?? [];
  return chapter === undefined || paragraph === undefined ? null : { chapter, paragraph };
}
