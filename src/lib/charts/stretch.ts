/**
 * Makes room inside a finished layout: one box grows, everything beside and below it moves away as a whole.
 * Places are moved by a map that never changes their order, so nothing that was apart comes to lie upon another.
 * So called machines can be shown inside their calling states, in any combination, without a layout engine.
 */
import type { Box, EdgeLayout, Layout, Point } from './drawing.ts';
import type { GraphEdge } from './graph.ts';

export interface Size {
  w: number;
  h: number;
}

/** What lies beyond a cut moves by `by`. */
interface Cut {
  at: number;
  by: number;
}

const beyond = (cut: Cut, place: number): number => (place > cut.at ? cut.by : 0);

/** Where ways bend back to a box that moved less than they did. */
const JOG = 9;
const PLACES_TRIED = 9;

/** The layout with one box at least this large. Its upper left corner stays. */
export function stretch(layout: Layout, edges: readonly GraphEdge[], grown: string, size: Size): Layout {
  const box = layout.nodes[grown];
  if (box === undefined) return layout;
  const anchors = anchorsOf(layout, edges, grown);
  const x: Cut = { at: bestCut(box, anchors), by: Math.max(0, size.w - box.w) };
  const y: Cut = { at: box.y + box.h - 1, by: Math.max(0, size.h - box.h) };
  const moves = movesOf(layout, anchors, grown, x, y);
  return {
    width: layout.width + x.by,
    height: layout.height + y.by,
    nodes: Object.fromEntries(
      Object.entries(layout.nodes).map(([id, old]) => {
        const [dx, dy] = moves.get(id) ?? [0, 0];
        return [
          id,
          id === grown
            ? { ...old, w: old.w + x.by, h: old.h + y.by }
            : { ...old, x: old.x + dx, y: old.y + dy },
        ];
      }),
    ),
    edges: Object.fromEntries(
      edges.flatMap((edge) => {
        const old = layout.edges[edge.id];
        if (old === undefined) return [];
        const ends = [moves.get(edge.from), moves.get(edge.to)] as const;
        return [
          [
            edge.id,
            edge.from === edge.to && edge.from !== grown ? shift(old, ends[0]) : bend(old, ends, x, y),
          ],
        ];
      }),
    ),
  };
}

/** Where ways touch each box, from left to right. */
function anchorsOf(layout: Layout, edges: readonly GraphEdge[], grown: string): Map<string, number[]> {
  const anchors = new Map<string, number[]>();
  const note = (id: string, point: Point | undefined) => {
    if (id !== grown && point !== undefined) anchors.set(id, [...(anchors.get(id) ?? []), point[0]]);
  };
  for (const edge of edges) {
    if (edge.from === edge.to) continue;
    const points = layout.edges[edge.id]?.points ?? [];
    note(edge.from, points[0]);
    note(edge.to, points.at(-1));
  }
  for (const [id, xs] of anchors)
    anchors.set(
      id,
      xs.sort((a, b) => a - b),
    );
  return anchors;
}

const middleOf = (xs: readonly number[]): number | undefined => xs[Math.floor(xs.length / 2)];

/** The cut through a box that parts the fewest other boxes from their ways; as far right as that allows. */
function bestCut(box: Box, anchors: ReadonlyMap<string, readonly number[]>): number {
  const parted = (at: number): number =>
    [...anchors.values()].reduce((sum, xs) => {
      const own = (middleOf(xs) ?? 0) > at;
      return sum + xs.filter((x) => x > at !== own).length;
    }, 0);
  const tried = Array.from(
    { length: PLACES_TRIED },
    (_, i) => box.x + box.w - 1 - (i * (box.w - 2)) / (PLACES_TRIED - 1),
  );
  return tried.reduce((best, at) => (parted(at) < parted(best) ? at : best));
}

type Move = readonly [dx: number, dy: number];

/** A box moves as a whole, with most of its ways; the grown one stays where it is (null). */
function movesOf(
  layout: Layout,
  anchors: ReadonlyMap<string, readonly number[]>,
  grown: string,
  x: Cut,
  y: Cut,
): Map<string, Move | null> {
  return new Map(
    Object.entries(layout.nodes).map(([id, box]) => [
      id,
      id === grown
        ? null
        : [beyond(x, middleOf(anchors.get(id) ?? []) ?? box.x + box.w / 2), beyond(y, box.y + 1)],
    ]),
  );
}

function shift(edge: EdgeLayout, move: Move | null | undefined): EdgeLayout {
  const [dx, dy] = move ?? [0, 0];
  const points = edge.points.map(([px, py]): Point => [px + dx, py + dy]);
  if (edge.label === undefined) return { points };
  return { points, label: { ...edge.label, x: edge.label.x + dx, y: edge.label.y + dy } };
}

/** Each bend moves by itself, the ends move with their boxes; where that parts them, the way gets two corners more. */
function bend(
  edge: EdgeLayout,
  [from, to]: readonly [Move | null | undefined, Move | null | undefined],
  x: Cut,
  y: Cut,
): EdgeLayout {
  const map = ([px, py]: Point): Point => [px + beyond(x, px), py + beyond(y, py)];
  const end = (point: Point, move: Move | null | undefined): Point =>
    move ? [point[0] + move[0], point[1] + move[1]] : map(point);
  const [first, last] = [edge.points[0], edge.points.at(-1)];
  if (first === undefined || last === undefined) return edge;
  const inner = edge.points.slice(1, -1).map(map);
  const [begin, aim] = [end(first, from), end(last, to)];
  const next = inner[0] ?? aim;
  const before = inner.at(-1) ?? begin;
  const down = Math.sign(next[1] - begin[1]) || 1;
  const leaving: Point[] = crooked(begin, next)
    ? [
        [begin[0], begin[1] + JOG * down],
        [next[0], begin[1] + JOG * down],
      ]
    : [];
  const arriving: Point[] =
    inner.length > 0 && crooked(before, aim)
      ? [
          [before[0], aim[1] - (JOG + 4) * (Math.sign(aim[1] - before[1]) || 1)],
          [aim[0], aim[1] - (JOG + 4) * (Math.sign(aim[1] - before[1]) || 1)],
        ]
      : [];
  const points = [begin, ...leaving, ...inner, ...arriving, aim];
  return edge.label === undefined ? { points } : { points, label: follow(edge.label, edge.points, x, y) };
}

const crooked = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) > 0.5 && Math.abs(a[1] - b[1]) > 0.5;

/** A label moves with the upright piece of its way that it stands on or beside. */
function follow(label: Box, points: readonly Point[], x: Cut, y: Cut): Box {
  const [centre, middle] = [label.x + label.w / 2, label.y + label.h / 2];
  const upright = points.find(([px, py], i) => {
    const next = points[i + 1];
    const covers =
      next !== undefined && (py - middle) * (next[1] - middle) <= 0 && Math.abs(px - next[0]) < 0.5;
    return covers && px >= label.x - 4 && px <= label.x + label.w + 4;
  });
  return { ...label, x: label.x + beyond(x, upright?.[0] ?? centre), y: label.y + beyond(y, middle) };
}
