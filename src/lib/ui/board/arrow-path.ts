/** The way of an arrow between two seats, from their boxes on the cloth. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface ArrowPath {
  /** The line, for an SVG path. */
  line: string;
  /** Corners of the head. */
  head: string;
  /** Half way, where the card that was played lies on the line. */
  middle: Point;
  /** Rough length: a short line carries no card. */
  length: number;
  /** Height of the free strip the line crosses: how large a card may be. */
  room: number;
  /** On which side of the middle words stand clear of the line. */
  words: { side: 'left' | 'right'; end: 'above' | 'below' };
}

/** Arrows keep off the edge, which may carry a second outline. */
const OFF = 9;
const HEAD = 17;
/** Part of a seat's upper edge that is free of flags: they stand at its end. */
const FREE_EDGE = 0.38;
/** Rows nearer than this leave no room for a curve between them. */
const NEAR = 90;

const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const bottom = (box: Box): number => box.y + box.height;
const right = (box: Box): number => box.x + box.width;

interface Curve {
  from: Point;
  bend: [Point, Point];
  to: Point;
}

/** Out of the edge that faces the other row and into the one that faces back. */
function across(a: Box, b: Box): Curve {
  const down = centre(b).y > centre(a).y;
  // Off the middle, towards each other, so that flags and names on the edges stay free.
  const lean = Math.sign(centre(b).x - centre(a).x);
  const from = { x: centre(a).x + lean * a.width * 0.2, y: down ? bottom(a) + OFF : a.y - OFF };
  const to = {
    x: down ? b.x + b.width * FREE_EDGE : centre(b).x - lean * b.width * 0.1,
    y: down ? b.y - OFF : bottom(b) + OFF,
  };
  const reach = (to.y - from.y) * 0.55;
  return {
    from,
    bend: [
      { x: from.x, y: from.y + reach },
      { x: to.x, y: to.y - reach },
    ],
    to,
  };
}

/** Rows with little between them: one end at the outer seat's edge, the other at the side of the middle one. */
function corner(a: Box, b: Box): Curve {
  const down = centre(b).y > centre(a).y;
  const toRight = centre(b).x > centre(a).x;
  // The seat nearer to the foot is entered or left at its side.
  if (down) {
    const from = { x: centre(a).x + (toRight ? -1 : 1) * a.width * 0.08, y: bottom(a) + OFF };
    const to = { x: toRight ? b.x - OFF : right(b) + OFF, y: centre(b).y + 4 };
    const far = { x: from.x, y: to.y - (to.y - from.y) * 0.25 };
    return {
      from,
      bend: [
        { x: from.x, y: (from.y + to.y) / 2 },
        { x: (far.x + to.x) / 2, y: to.y },
      ],
      to,
    };
  }
  const back = corner(b, a);
  return { from: back.to, bend: [back.bend[1], back.bend[0]], to: back.from };
}

/** Seats of one row: an arch through the middle of the cloth. */
function arch(a: Box, b: Box, middle: Point): Curve {
  const below = centre(a).y < middle.y;
  const y = below ? Math.max(bottom(a), bottom(b)) + OFF : Math.min(a.y, b.y) - OFF;
  const rise = (below ? 1 : -1) * Math.min(80, Math.abs(centre(b).x - centre(a).x) * 0.4);
  const lean = Math.sign(centre(b).x - centre(a).x);
  const from = { x: centre(a).x + lean * a.width * 0.2, y };
  const to = { x: centre(b).x - lean * b.width * 0.1, y };
  return {
    from,
    bend: [
      { x: from.x, y: y + rise },
      { x: to.x, y: y + rise },
    ],
    to,
  };
}

/** Seats of one outer column: an arch through the cloth, out of one side and back into it. */
function sideArch(a: Box, b: Box, middle: Point): Curve {
  const inward = centre(a).x < middle.x ? 1 : -1;
  const x = inward === 1 ? Math.max(right(a), right(b)) + OFF : Math.min(a.x, b.x) - OFF;
  const reach = inward * 40;
  const from = { x, y: centre(a).y };
  const to = { x, y: centre(b).y };
  return {
    from,
    bend: [
      { x: x + reach, y: from.y },
      { x: x + reach, y: to.y },
    ],
    to,
  };
}

function curveOf(a: Box, b: Box, middle: Point): Curve {
  const between = Math.max(b.y - bottom(a), a.y - bottom(b));
  const beside = Math.max(b.x - right(a), a.x - right(b));
  if (between < 0) return arch(a, b, middle);
  if (between >= NEAR) return across(a, b);
  return beside >= 0 || Math.abs(centre(a).x - centre(b).x) > a.width / 2
    ? corner(a, b)
    : sideArch(a, b, middle);
}

const round = (n: number): number => Math.round(n * 10) / 10;
const show = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export function arrowPath(a: Box, b: Box, middle: Point): ArrowPath {
  const { from, bend, to } = curveOf(a, b, middle);
  const [first, second] = bend;
  const angle = Math.atan2(to.y - second.y, to.x - second.x);
  const back = (side: number): Point => ({
    x: to.x - HEAD * Math.cos(angle) + side * HEAD * 0.52 * Math.sin(angle),
    y: to.y - HEAD * Math.sin(angle) - side * HEAD * 0.52 * Math.cos(angle),
  });
  const neck = { x: to.x - HEAD * 0.8 * Math.cos(angle), y: to.y - HEAD * 0.8 * Math.sin(angle) };
  return {
    line: `M${show(from)}C${show(first)} ${show(second)} ${show(neck)}`,
    head: `M${show(to)}L${show(back(1))}L${show(back(-1))}Z`,
    middle: {
      x: (from.x + 3 * first.x + 3 * second.x + to.x) / 8,
      y: (from.y + 3 * first.y + 3 * second.y + to.y) / 8,
    },
    length: Math.hypot(to.x - from.x, to.y - from.y),
    room: Math.abs(to.y - from.y),
    words: { side: from.x < to.x ? 'left' : 'right', end: from.y < to.y ? 'below' : 'above' },
  };
}

/** The hairline from one seat to the next in turn order, cut off at both boxes, with where its chevron sits. */
export function turnLine(a: Box, b: Box): { from: Point; to: Point; middle: Point; angle: number } {
  const ends = [edgeTowards(a, centre(b)), edgeTowards(b, centre(a))] as const;
  const [from, to] = ends;
  return {
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

function edgeTowards(box: Box, goal: Point): Point {
  const { x, y } = centre(box);
  const dx = goal.x - x;
  const dy = goal.y - y;
  const scale = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return { x: x + dx * scale, y: y + dy * scale };
}
