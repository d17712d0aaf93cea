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
  /** Distance between the ends: a short line carries no card. */
  length: number;
  /** Height of the free strip the line crosses: how large a card may be. */
  room: number;
  /** On which side of the middle words stand clear of the line. */
  words: { side: 'left' | 'right'; end: 'above' | 'below' };
}

/**
 * How the seats enclose the cloth. Open: two rows face each other. Closed: seats stand at the sides too, so
 * that a corner is left through its inner side. Low: one seat below, hardly a strip between the rows.
 */
export type RingShape = 'open' | 'closed' | 'low';

/** Arrows keep off the edge, which may carry a second outline. */
const OFF = 9;
const HEAD = 17;
/** Part of a seat's upper edge that is free of flags: they stand at its end. */
const FREE_EDGE = 0.38;
/** An arch that fits between the rows of a low ring. */
const LOW_ARCH = 24;
/** Seats this near to a middle line of the cloth stand on it. */
const ON_LINE = 24;

const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Where a line leaves a seat, and which way it leads: into the cloth. */
interface Port extends Point {
  dx: number;
  dy: number;
}

/** Through the edge that faces the middle, a little towards `goal`. */
function upright(box: Box, middle: Point, goal: Point): Port {
  const top = centre(box).y > middle.y;
  const lean = Math.sign(Math.round((goal.x - centre(box).x) / ON_LINE));
  const x = top ? box.x + box.width * FREE_EDGE : centre(box).x + lean * box.width * 0.2;
  return { x, y: top ? box.y - OFF : box.y + box.height + OFF, dx: 0, dy: top ? -1 : 1 };
}

function sideways(box: Box, middle: Point): Port {
  const left = centre(box).x > middle.x;
  return { x: left ? box.x - OFF : box.x + box.width + OFF, y: centre(box).y, dx: left ? -1 : 1, dy: 0 };
}

/** Through the inner corner: above, below and beside stand other seats, on a phone only a few pixels away. */
function slanting(box: Box, middle: Point): Port {
  const left = centre(box).x > middle.x;
  const up = centre(box).y > middle.y;
  return {
    x: left ? box.x - OFF / 2 : box.x + box.width + OFF / 2,
    y: up ? box.y - OFF / 2 : box.y + box.height + OFF / 2,
    dx: left ? -Math.SQRT1_2 : Math.SQRT1_2,
    dy: up ? -Math.SQRT1_2 : Math.SQRT1_2,
  };
}

function port(box: Box, middle: Point, goal: Point, shape: RingShape): Port {
  const { x, y } = centre(box);
  if (Math.abs(x - middle.x) < ON_LINE || shape === 'open') return upright(box, middle, goal);
  if (Math.abs(y - middle.y) < ON_LINE) return sideways(box, middle);
  return shape === 'closed' ? slanting(box, middle) : upright(box, middle, goal);
}

/** The lower seat of a low ring is met at its side by those who do not stand right above it. */
function lowPorts(a: Box, b: Box, middle: Point): [Port, Port] {
  const meet = (box: Box, other: Box): Port => {
    const goal = centre(other);
    const below = centre(box).y > middle.y;
    if (!below || Math.abs(goal.x - centre(box).x) < box.width / 2) {
      const out = upright(box, middle, goal);
      return below ? out : { ...out, x: centre(box).x };
    }
    return sideways(box, { x: goal.x, y: middle.y });
  };
  return [meet(a, b), meet(b, a)];
}

/** How far the line runs straight before it bends. Seats of one side are linked by an arch into the cloth. */
function reach(from: Port, to: Port, middle: Point, shape: RingShape): number {
  const across = Math.abs(to.y - from.y);
  const along = Math.abs(to.x - from.x);
  if (from.dy * to.dy > 0 || from.dx * to.dx > 0) {
    if (shape === 'low') return LOW_ARCH;
    // In a narrow strip it stays off the row across.
    const strip = shape === 'open' ? 2 * Math.abs(middle.y - from.y) : Infinity;
    return Math.min(80, 24 + (along + across) * 0.25, Math.max(LOW_ARCH, strip));
  }
  return Math.max(24, (from.dx === 0 && to.dx === 0 ? across : Math.min(across, along)) * 0.6);
}

const round = (n: number): number => Math.round(n * 10) / 10;
const show = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export function arrowPath(a: Box, b: Box, middle: Point, shape: RingShape): ArrowPath {
  const [start, to] =
    shape === 'low'
      ? lowPorts(a, b, middle)
      : [port(a, middle, centre(b), shape), port(b, middle, centre(a), shape)];
  // Right above one another: a straight line, not a wobble.
  const aligned = start.dx === 0 && to.dx === 0 && Math.abs(centre(a).x - centre(b).x) < ON_LINE;
  const from = aligned ? { ...start, x: to.x } : start;
  const bend = reach(from, to, middle, shape);
  const first = { x: from.x + from.dx * bend, y: from.y + from.dy * bend };
  const second = { x: to.x + to.dx * bend, y: to.y + to.dy * bend };
  const corner = (side: number): Point => ({
    x: to.x + HEAD * (to.dx + side * 0.52 * to.dy),
    y: to.y + HEAD * (to.dy - side * 0.52 * to.dx),
  });
  const neck = { x: to.x + HEAD * 0.8 * to.dx, y: to.y + HEAD * 0.8 * to.dy };
  return {
    line: `M${show(from)}C${show(first)} ${show(second)} ${show(neck)}`,
    head: `M${show(to)}L${show(corner(1))}L${show(corner(-1))}Z`,
    middle: {
      x: (from.x + 3 * first.x + 3 * second.x + to.x) / 8,
      y: (from.y + 3 * first.y + 3 * second.y + to.y) / 8,
    },
    length: Math.hypot(to.x - from.x, to.y - from.y),
    room: Math.abs(to.y - from.y),
    words: { side: from.x < to.x ? 'left' : 'right', end: from.y < to.y ? 'below' : 'above' },
  };
}
