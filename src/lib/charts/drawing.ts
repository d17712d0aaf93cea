/** A machine ready to be drawn: its graph and plain positions. Made at build, loaded as data. */
import type { Graph } from './graph.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [x: number, y: number];

export interface EdgeLayout {
  points: Point[];
  /** Room for the label, which stands on the line; absent where there is nothing to say. */
  label?: Box;
}

export interface Layout {
  width: number;
  height: number;
  nodes: Record<string, Box>;
  edges: Record<string, EdgeLayout>;
}

export interface Drawing {
  graph: Graph;
  layout: Layout;
}

/** Every machine's drawing, by machine. */
export type Drawings = Readonly<Record<string, Drawing>>;
