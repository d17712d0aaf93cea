import { describe, expect, it } from 'vitest';
import { arrowPath, type Box, type RingShape } from '../../src/lib/ui/board/arrow-path.ts';
import { ringPlaces } from '../../src/lib/ui/board/ring-places.ts';
import { turnLine } from '../../src/lib/ui/board/turn-line.ts';

const WIDTH = 208;
const HEIGHT = 120;
const GAP = { x: 122, y: 40 };

/** The boxes of a ring as the board lays them out, in turn order from the viewer. */
function boxes(count: number, shape: RingShape): Box[] {
  const top = {
    open: [0, 0, HEIGHT + 142],
    closed: [0, HEIGHT + GAP.y, 2 * (HEIGHT + GAP.y)],
    low: [0, 0, HEIGHT + 52],
  };
  return ringPlaces(count, shape === 'low').map(({ column, row }) => ({
    x: (column - 1) * (WIDTH + GAP.x),
    y: top[shape][row - 1] ?? 0,
    width: WIDTH,
    height: HEIGHT,
  }));
}

/** Points of the line, read from its own SVG path. */
function points(line: string): { x: number; y: number }[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = [
    ...line.matchAll(/-?[\d.]+/g),
  ].map(Number);
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const u = 1 - t;
    const along = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
    return { x: along(x0, x1, x2, x3), y: along(y0, y1, y2, y3) };
  });
}

const inside = (box: Box, { x, y }: { x: number; y: number }) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

const rings: [number, RingShape][] = [
  [4, 'closed'],
  [4, 'low'],
  [6, 'open'],
  [8, 'closed'],
];

describe('an arrow', () => {
  it.each(rings)('between any two of %i seats (%s) crosses no seat', (count, shape) => {
    const ring = boxes(count, shape);
    const middle = {
      x: (WIDTH * 3 + GAP.x * 2) / 2,
      y: Math.max(...ring.map((box) => box.y + box.height)) / 2,
    };
    for (const [i, from] of ring.entries()) {
      for (const [j, to] of ring.entries()) {
        if (i === j) continue;
        const path = points(arrowPath(from, to, middle, shape).line);
        const crossed = ring.findIndex((box) => path.some((point) => inside(box, point)));
        expect({ from: i, to: j, crossed }).toEqual({ from: i, to: j, crossed: -1 });
      }
    }
  });

  it('goes straight down between seats above one another', () => {
    const [viewer, , across] = boxes(4, 'closed');
    if (!viewer || !across) throw new Error('a ring of four has four boxes');
    const path = points(arrowPath(across, viewer, { x: 434, y: 220 }, 'closed').line);
    expect(new Set(path.map(({ x }) => Math.round(x))).size).toBe(1);
  });

  it('keeps words on the side the line does not come from below', () => {
    const [viewer, , right] = boxes(6, 'open');
    if (!viewer || !right) throw new Error('a ring of six has six boxes');
    expect(arrowPath(right, viewer, { x: 434, y: 191 }, 'open').words).toEqual({
      side: 'right',
      end: 'below',
    });
  });
});

describe('the line of the turn', () => {
  it('runs between the edges of neighbours, with its chevron half way', () => {
    const a = { x: 0, y: 0, width: 100, height: 50 };
    const b = { x: 160, y: 0, width: 100, height: 50 };
    expect(turnLine(a, b)).toEqual({
      from: { x: 100, y: 25 },
      to: { x: 160, y: 25 },
      middle: { x: 130, y: 25 },
      angle: 0,
    });
  });
});
