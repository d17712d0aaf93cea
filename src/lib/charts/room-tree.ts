/**
 * Which machines stand in which: the one on show, and inside its calling states those that are open. A called
 * machine that runs is open by itself; the reader may open and close any other. Picture and outline both show this.
 */
import type { Lit, LitFrame } from './active.ts';
import type { Graphs } from './walker.ts';

export interface RoomNode {
  /** The calling states that lead here, joined by "/"; empty for the machine on show. */
  path: string;
  machine: string;
  frame: LitFrame;
  /** This machine runs. */
  runs: boolean;
  /** The game stands here, and not in something this machine has called. */
  innermost: boolean;
  /** Open machines, by the state that calls them. */
  inside: ReadonlyMap<string, RoomNode>;
}

/** What the reader has opened and closed, by path of the calling state. */
export interface Folds {
  open: ReadonlySet<string>;
  closed: ReadonlySet<string>;
}

export const NOTHING_FOLDED: Folds = { open: new Set(), closed: new Set() };

/** Path of a state: where its machine stands, and its name. Also what stands after # in the address. */
export const pathOf = (node: Pick<RoomNode, 'path'>, state: string): string =>
  node.path === '' ? state : `${node.path}/${state}`;

/** The tree of what is shown, from the first of these running machines, or from one that does not run. */
export function roomTree(machine: string, lit: Lit, graphs: Graphs, folds: Folds = NOTHING_FOLDED): RoomNode {
  const frames = lit.frames[0]?.machine === machine ? lit.frames : [];
  return nodeAt('', machine, frames, graphs, folds);
}

function nodeAt(
  path: string,
  machine: string,
  frames: readonly LitFrame[],
  graphs: Graphs,
  folds: Folds,
): RoomNode {
  const [own, ...inner] = frames;
  const frame = own ?? { machine, state: '', depth: 0, path: [], lastEdge: null };
  const inside = new Map<string, RoomNode>();
  for (const { id, calls } of graphs[machine]?.graph.nodes ?? []) {
    if (calls === null || graphs[calls] === undefined) continue;
    const place = pathOf({ path }, id);
    const running = id === frame.state && inner[0]?.machine === calls;
    if (!folds.open.has(place) && !(running && !folds.closed.has(place))) continue;
    inside.set(id, nodeAt(place, calls, running ? inner : [], graphs, folds));
  }
  return { path, machine, frame, runs: own !== undefined, innermost: inner.length === 0, inside };
}

/** Opens or closes the machine that a state calls. */
export function fold(folds: Folds, path: string, open: boolean): Folds {
  const without = (set: ReadonlySet<string>) => new Set([...set].filter((other) => other !== path));
  return open
    ? { open: new Set([...folds.open, path]), closed: without(folds.closed) }
    : { open: without(folds.open), closed: new Set([...folds.closed, path]) };
}

/** Opens every machine on the way to a state, so that it can be seen. */
export function openTo(folds: Folds, path: string): Folds {
  const states = path.split('/').slice(0, -1);
  return states.reduce((sum, _, i) => fold(sum, states.slice(0, i + 1).join('/'), true), folds);
}

/** The machine that a path stands in and its state; null where there is no such state. */
export function stateAt(
  root: string,
  path: string,
  graphs: Graphs,
): { machine: string; state: string } | null {
  let machine: string | null = root;
  const states = path.split('/');
  for (const [i, state] of states.entries()) {
    const node: { calls: string | null } | undefined =
      machine === null
        ? undefined
        : graphs[machine]?.graph.nodes.find(({ id, kind }) => id === state && kind !== 'initial');
    if (machine === null || node === undefined) return null;
    if (i === states.length - 1) return { machine, state };
    machine = node.calls;
  }
  return null;
}

/** Path of the state where the game stands, as far as it is open; null where nothing runs. */
export function pathOfLit(node: RoomNode): string | null {
  if (!node.runs || node.frame.state === '') return null;
  const inner = node.inside.get(node.frame.state);
  return (inner?.runs === true ? pathOfLit(inner) : null) ?? pathOf(node, node.frame.state);
}

/** A state of the machine on show whose called machine can be opened. */
export interface Foldable {
  path: string;
  calls: string;
}

/** Every call of the machine on show. */
export const foldable = (node: RoomNode, graphs: Graphs): Foldable[] =>
  (graphs[node.machine]?.graph.nodes ?? []).flatMap(({ id, calls }) =>
    calls !== null && graphs[calls] !== undefined ? [{ path: pathOf(node, id), calls }] : [],
  );
