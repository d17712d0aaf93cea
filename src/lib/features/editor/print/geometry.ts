/** Where cards lie on a sheet of paper, and the marks to cut them by; all in mm. */
import { CARD } from '../share/card-parts.ts';

export const PAPERS = { a4: { width: 297, height: 210 }, letter: { width: 279.4, height: 215.9 } } as const;
export type Paper = keyof typeof PAPERS;

/** How many lie on a sheet: six at 59 %, two at their full size. */
export const COUNTS = [6, 2] as const;
export type Count = (typeof COUNTS)[number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Mark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface SheetPlan {
  paper: { width: number; height: number };
  card: { width: number; height: number };
  places: Rect[];
  /** The column beside the cards, for words and the line to check the scale by. */
  aside: Rect;
}

const GAP = 6;
const ASIDE = 33;
const EDGE = 7;
const WIDTHS: Readonly<Record<Count, number>> = { 6: 65, 2: CARD.widthMm };
const COLUMNS: Readonly<Record<Count, number>> = { 6: 3, 2: 2 };

export function planSheet(name: Paper, count: Count): SheetPlan {
  const paper = PAPERS[name];
  const width = WIDTHS[count];
  const card = { width, height: (width * CARD.heightMm) / CARD.widthMm };
  const columns = COLUMNS[count];
  const rows = count / columns;
  const wide = columns * width + (columns - 1) * GAP;
  const high = rows * card.height + (rows - 1) * GAP;
  const asideX = paper.width - EDGE - ASIDE;
  const left = Math.max(EDGE, (asideX - GAP - wide) / 2);
  const top = (paper.height - high) / 2;
  const places = Array.from({ length: count }, (_, at) => ({
    x: left + (at % columns) * (width + GAP),
    y: top + Math.floor(at / columns) * (card.height + GAP),
    ...card,
  }));
  return { paper, card, places, aside: { x: asideX, y: top, width: ASIDE, height: high } };
}

/** Marks begin so far from the card, and are so long: two neighbours' never meet. */
const OFF = 1;
const LONG = 1.8;

/** Eight short lines outside a card, two at each corner. */
export function cropMarks({ x, y, width, height }: Rect): Mark[] {
  return [
    { cx: x, cy: y, dx: -1, dy: -1 },
    { cx: x + width, cy: y, dx: 1, dy: -1 },
    { cx: x, cy: y + height, dx: -1, dy: 1 },
    { cx: x + width, cy: y + height, dx: 1, dy: 1 },
  ].flatMap(({ cx, cy, dx, dy }) => [
    { x1: cx + dx * OFF, y1: cy, x2: cx + dx * (OFF + LONG), y2: cy },
    { x1: cx, y1: cy + dy * OFF, x2: cx, y2: cy + dy * (OFF + LONG) },
  ]);
}

/** What goes on which sheet. */
export function chunked<T>(list: readonly T[], count: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / count) }, (_, at) =>
    list.slice(at * count, (at + 1) * count),
  );
}
