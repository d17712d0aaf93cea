import { describe, expect, it } from 'vitest';
import { idle, litAt } from '../../src/lib/charts/active.ts';
import { boxesOf, compose, type Placed } from '../../src/lib/charts/compose.ts';
import type { Box } from '../../src/lib/charts/drawing.ts';
import {
  fold,
  foldable,
  NOTHING_FOLDED,
  openTo,
  pathOfLit,
  roomTree,
  stateAt,
} from '../../src/lib/charts/room-tree.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { loadCharts } from '../../src/lib/ui/chart/load.ts';

const { drawings } = await loadCharts('zh-Hans');

/** Everything that takes room in one machine's part of the picture, with its name. */
function solids({ layout }: Placed): [string, Box][] {
  const labels = Object.entries(layout.edges).flatMap(([id, { label }]) =>
    label ? [[id, label] as [string, Box]] : [],
  );
  return [...Object.entries(layout.nodes), ...labels];
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function faults(placed: Placed): string[] {
  const { layout, node } = placed;
  const all = solids(placed);
  const found = all.flatMap(([name, box], i) =>
    all.slice(i + 1).flatMap(([other, second]) => (overlap(box, second) ? [`${name} lies on ${other}`] : [])),
  );
  for (const [name, { x, y, w, h }] of all)
    if (x < 0 || y < 0 || x + w > layout.width || y + h > layout.height) found.push(`${name} is outside`);
  for (const edge of drawings[node.machine]?.graph.edges ?? []) {
    const points = layout.edges[edge.id]?.points ?? [];
    points.forEach(([x, y], i) => {
      const next = points[i + 1];
      if (next && Math.abs(x - next[0]) > 0.5 && Math.abs(y - next[1]) > 0.5)
        found.push(`${edge.id} is crooked`);
    });
    const strip = points.slice(1).map(([x, y], i) => {
      const [px, py] = points[i] ?? [x, y];
      return { x: Math.min(x, px), y: Math.min(y, py), w: Math.abs(x - px), h: Math.abs(y - py) };
    });
    for (const [id, box] of Object.entries(layout.nodes)) {
      const inside = { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2 };
      if (strip.some((piece) => overlap(piece, inside))) found.push(`${edge.id} runs through ${id}`);
    }
    for (const [id, point] of [
      [edge.from, points[0]],
      [edge.to, points.at(-1)],
    ] as const) {
      const box = layout.nodes[id];
      if (
        !box ||
        !point ||
        !overlap(
          { x: box.x - 1, y: box.y - 1, w: box.w + 2, h: box.h + 2 },
          { x: point[0], y: point[1], w: 0.1, h: 0.1 },
        )
      )
        found.push(`${edge.id} does not touch ${id}`);
    }
  }
  return [...found, ...placed.insets.flatMap((inset) => faults(inset.placed))];
}

const rooms = Object.keys(machines).map((id) => ({
  id,
  states: foldable(roomTree(id, idle(id), drawings), drawings).map(({ path }) => path),
}));

describe.each(rooms)('the room of $id', ({ id, states }) => {
  const shown = (...open: string[]): Placed => {
    const folds = open.reduce((sum, path) => fold(sum, path, true), NOTHING_FOLDED);
    const placed = compose(roomTree(id, idle(id), drawings, folds), drawings);
    if (placed === null) throw new Error('no drawing');
    return placed;
  };

  it('keeps everything apart and together when one called machine is opened', () => {
    expect(states.flatMap((state) => faults(shown(state)).map((fault) => `${state}: ${fault}`))).toEqual([]);
  });

  it('does so when all of them are open at once', () => {
    expect(faults(shown(...states))).toEqual([]);
  });

  it('does so two levels deep', () => {
    const inner = foldable(roomTree(id, idle(id), drawings), drawings)
      .map(({ path }) => path)
      .flatMap((path) => {
        const place = stateAt(id, path, drawings);
        const calls = drawings[id]?.graph.nodes.find((node) => node.id === place?.state)?.calls ?? '';
        return (drawings[calls]?.graph.nodes ?? [])
          .filter((node) => node.calls !== null)
          .map((node) => `${path}/${node.id}`);
      });
    expect(faults(shown(...states, ...inner))).toEqual([]);
  });

  it('puts a called machine inside the box of the state that calls it', () => {
    for (const state of states) {
      const placed = shown(state);
      const boxes = boxesOf(placed);
      const frame = boxes.get(state);
      for (const [path, box] of boxes) {
        if (!path.startsWith(`${state}/`) || frame === undefined) continue;
        expect(box.x >= frame.x && box.y >= frame.y, path).toBe(true);
        expect(box.x + box.w <= frame.x + frame.w && box.y + box.h <= frame.y + frame.h, path).toBe(true);
      }
    }
  });

  it('is the plain drawing when nothing is open', () => {
    expect(shown().layout).toEqual(drawings[id]?.layout);
  });
});

describe('what is open', () => {
  const entered = (depth: number, machine: string, ...states: string[]) =>
    states.map((state, i) => ({ type: 'stateEntered', machine, state, depth, from: states[i - 1] ?? null }));
  const lit = litAt([
    ...entered(0, 'attack', 'hit', 'dealing'),
    ...entered(1, 'damage', 'deal', 'healWindow', 'heal'),
  ]);

  it('are the machines that run, until the reader closes them', () => {
    const tree = roomTree('attack', lit, drawings);
    expect([...tree.inside.keys()]).toEqual(['dealing']);
    expect(pathOfLit(tree)).toBe('dealing/heal');
    const closed = roomTree('attack', lit, drawings, fold(NOTHING_FOLDED, 'dealing', false));
    expect(closed.inside.size).toBe(0);
    expect(pathOfLit(closed)).toBe('dealing');
  });

  it('are the machines on the way to a state that is looked for', () => {
    const tree = roomTree(
      'attack',
      idle('attack'),
      drawings,
      openTo(NOTHING_FOLDED, 'dealing/drawing/drawn'),
    );
    expect(tree.inside.get('dealing')?.inside.get('drawing')?.machine).toBe('draw');
    expect(pathOfLit(tree)).toBeNull();
  });

  it('is found by its path, and nothing is found where there is no such state', () => {
    expect(stateAt('attack', 'dealing/heal', drawings)).toEqual({ machine: 'damage', state: 'heal' });
    for (const path of ['', 'nowhere', 'hit/respond', 'respond/deal', '@start', 'dealing/'])
      expect(stateAt('attack', path, drawings), path).toBeNull();
  });
});
