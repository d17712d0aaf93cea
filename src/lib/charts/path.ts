/** Lines of a drawing as SVG paths. */
import type { Box, Point } from './drawing.ts';

const between = ([x1, y1]: Point, [x2, y2]: Point, distance: number): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
};

const at = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A way with rounded corners. */
export function linePath(points: readonly Point[], radius = 5): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = [`M${at(first)}`];
  rest.forEach((point, i) => {
    const before = points[i] as Point;
    const after = rest[i + 1];
    if (after === undefined) parts.push(`L${at(point)}`);
    else
      parts.push(`L${at(between(point, before, radius))}Q${at(point)} ${at(between(point, after, radius))}`);
  });
  return parts.join('');
}

/** The head at the end of a way: an open arrow, as the rest of the house draws them. */
export function headPath(points: readonly Point[], size: number): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const barb = (turn: number): Point => [
    tip[0] - size * Math.cos(angle + turn),
    tip[1] - size * Math.sin(angle + turn),
  ];
  return `M${at(barb(0.5))}L${at(tip)}L${at(barb(-0.5))}`;
}

/** Left end of a label of that width: in the middle of its room, or where it stands beside its way, close to it. */
export function labelLeft(room: Box, width: number, points: readonly Point[]): number {
  const xs = points.map(([x]) => x);
  if (room.x + room.w <= Math.min(...xs)) return room.x + room.w - width;
  if (room.x >= Math.max(...xs)) return room.x;
  return room.x + (room.w - width) / 2;
}

/** An hourglass of 10 × 12, the sign of a state that waits for somebody. */
export const HOURGLASS =
  'M0 .5H10M0 11.5H10M1.5 .5V2C1.5 5 8.5 7 8.5 10V11.5M8.5 .5V2C8.5 5 1.5 7 1.5 10V11.5';
