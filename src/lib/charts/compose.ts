/** The whole picture of a room: each machine's drawing, with the open ones inside the states that call them. */
import type { Box, Drawings, Layout } from './drawing.ts';
import { stretch } from './stretch.ts';
import { pathOf, type RoomNode } from './room-tree.ts';

export interface Placed {
  node: RoomNode;
  layout: Layout;
  /** Machines inside, each with its place in this drawing. */
  insets: readonly Inset[];
}

export interface Inset {
  state: string;
  x: number;
  y: number;
  placed: Placed;
}

/** Room for the name of an open state, and around what stands in it. */
export const HEAD = 38;
export const PAD = 6;

/** Positions of everything that is shown; null for a machine without a drawing. */
export function compose(node: RoomNode, drawings: Drawings): Placed | null {
  const drawing = drawings[node.machine];
  if (drawing === undefined) return null;
  const inner = [...node.inside].flatMap(([state, child]) => {
    const placed = compose(child, drawings);
    return placed === null ? [] : [{ state, placed }];
  });
  const layout = inner.reduce(
    (sum, { state, placed }) =>
      stretch(sum, drawing.graph.edges, state, {
        w: placed.layout.width + 2 * PAD,
        h: placed.layout.height + HEAD + PAD,
      }),
    drawing.layout,
  );
  const insets = inner.map(({ state, placed }) => {
    const box = layout.nodes[state] ?? { x: 0, y: 0, w: 0, h: 0 };
    return { state, placed, x: box.x + (box.w - placed.layout.width) / 2, y: box.y + HEAD };
  });
  return { node, layout, insets };
}

/** Where each shown state lies in the whole picture, by its path. */
export function boxesOf(placed: Placed, dx = 0, dy = 0): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const [id, box] of Object.entries(placed.layout.nodes))
    boxes.set(pathOf(placed.node, id), { ...box, x: box.x + dx, y: box.y + dy });
  for (const inset of placed.insets)
    for (const [path, box] of boxesOf(inset.placed, dx + inset.x, dy + inset.y)) boxes.set(path, box);
  return boxes;
}

/** The box of an open state is its frame: what one looks at is its upper left, where its name stands. */
export const headOf = (box: Box): Box => ({ ...box, h: Math.min(box.h, HEAD) });
