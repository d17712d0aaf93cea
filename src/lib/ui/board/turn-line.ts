/** The hairline from one seat to the next in turn order, cut off at both boxes, and where its chevron sits. */
import type { Box, Point } from './arrow-path.ts';

export interface TurnLine {
  from: Point;
  to: Point;
  middle: Point;
  /** Degrees, clockwise from the right. */
  angle: number;
}

const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export function turnLine(a: Box, b: Box): TurnLine {
  const from = edgeTowards(a, centre(b));
  const to = edgeTowards(b, centre(a));
  return {
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Where a line from the middle of a box to a goal crosses its edge. */
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
