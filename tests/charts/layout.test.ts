import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/lib/charts/drawing.ts';
import { graphOf } from '../../src/lib/charts/graph.ts';
import { layOut } from '../../src/lib/charts/layout.ts';
import { edgeLabel } from '../../src/lib/charts/names.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { readNames } from './read-names.ts';

const languages = ['zh-Hans', 'en'].map(readNames);
const drawings = await Promise.all(
  Object.values(machines).map(async (machine) => {
    const graph = graphOf(machine);
    return { id: machine.id, graph, layout: await layOut(graph, languages) };
  }),
);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const overlapping = (boxes: readonly (readonly [string, Box])[]): string[] =>
  boxes.flatMap(([name, box], i) =>
    boxes
      .slice(i + 1)
      .flatMap(([other, otherBox]) => (overlap(box, otherBox) ? [`${name} on ${other}`] : [])),
  );

describe.each(drawings)('drawing of $id', ({ graph, layout }) => {
  const boxes = Object.entries(layout.nodes);
  const labels = Object.entries(layout.edges).flatMap(([id, { label }]) =>
    label === undefined ? [] : [[id, label] as const],
  );

  it('has each state and each transition of the config', () => {
    expect(Object.keys(layout.nodes).sort()).toEqual(graph.nodes.map((node) => node.id).sort());
    expect(Object.keys(layout.edges).sort()).toEqual(graph.edges.map((edge) => edge.id).sort());
  });

  it('has no box and no label upon another', () => {
    expect(overlapping([...boxes, ...labels])).toEqual([]);
  });

  it('has all of it inside', () => {
    const outside = [...boxes, ...labels].filter(
      ([, { x, y, w, h }]) => x < 0 || y < 0 || x + w > layout.width || y + h > layout.height,
    );
    expect(outside).toEqual([]);
    for (const { points } of Object.values(layout.edges))
      for (const [x, y] of points)
        expect(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height).toBe(true);
  });

  it('has a label just where there is something to say', () => {
    for (const edge of graph.edges) {
      const said = languages.some((names) => edgeLabel(names, graph.machine, edge) !== null);
      expect(layout.edges[edge.id]?.label !== undefined, edge.id).toBe(said);
    }
  });

  it('has ways that begin and end at the edges of their boxes', () => {
    for (const edge of graph.edges) {
      const points = layout.edges[edge.id]?.points ?? [];
      const ends = [
        [layout.nodes[edge.from], points[0]],
        [layout.nodes[edge.to], points.at(-1)],
      ] as const;
      for (const [box, point] of ends) {
        if (box === undefined || point === undefined) throw new Error(`${edge.id} has no ends`);
        const around = { x: box.x - 1, y: box.y - 1, w: box.w + 2, h: box.h + 2 };
        expect(overlap(around, { x: point[0], y: point[1], w: 0.1, h: 0.1 }), edge.id).toBe(true);
      }
    }
  });

  it('comes out the same each time', async () => {
    expect(await layOut(graph, languages)).toEqual(layout);
  });
});
