import { describe, expect, it } from 'vitest';
import { DARK, idle, litAt, type Lit } from '../../src/lib/charts/active.ts';
import { graphOf } from '../../src/lib/charts/graph.ts';
import { edgeMark, stateMarks, statesAfter } from '../../src/lib/charts/marks.ts';
import { outlineOf } from '../../src/lib/charts/outline.ts';
import { headPath, labelLeft, linePath } from '../../src/lib/charts/path.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';

const graphs = Object.fromEntries(Object.values(machines).map((machine) => [machine.id, graphOf(machine)]));
const attack = graphOf(machines.attack);

/** Outlines need no positions. */
const drawings = Object.fromEntries(
  Object.entries(graphs).map(([id, graph]) => [
    id,
    { graph, layout: { width: 0, height: 0, nodes: {}, edges: {} } },
  ]),
);

/** What is lit when these machines have come these ways, the first one outermost. */
const lit = (...ways: [machine: string, ...states: string[]][]): Lit =>
  litAt(
    ways.flatMap(([machine, ...states], depth) =>
      states.map((state, i) => ({
        type: 'stateEntered',
        machine,
        state,
        depth,
        from: states[i - 1] ?? null,
      })),
    ),
  );

const frameOf = (...states: string[]) => {
  const [frame] = lit(['attack', ...states]).frames;
  if (frame === undefined) throw new Error('no frame');
  return frame;
};

describe('marks of states', () => {
  const marks = stateMarks(attack, frameOf('declared', 'launch', 'beforeRespond', 'respond', 'shieldCheck'));

  it('tell passed, present and possible states from those that cannot come any more', () => {
    expect(marks.get('respond')).toBe('done');
    expect(marks.get('shieldCheck')).toBe('now');
    expect(marks.get('hit')).toBe('next');
    expect(marks.get('countered')).toBe('far');
  });

  it('are all the same where the machine does not run', () => {
    const [frame] = idle('attack').frames;
    expect(frame && new Set(stateMarks(attack, frame).values())).toEqual(new Set(['next']));
  });
});

describe('marks of ways', () => {
  const edge = (machine: string, id: string) => {
    const found = graphs[machine]?.edges.find((edge) => edge.id === id);
    if (found === undefined) throw new Error(`no way ${id}`);
    return found;
  };

  it('trace the last one, and quietly those before it', () => {
    const frame = frameOf('declared', 'launching', 'launch', 'beforeRespond');
    expect(edgeMark(frame, edge('attack', 'launch/RETURN/1'))).toBe('last');
    expect(edgeMark(frame, edge('attack', 'declared/always/1'))).toBe('taken');
    expect(edgeMark(frame, edge('attack', 'launch/RETURN/0'))).toBe('open');
  });

  it('tell two answers with the same aim apart', () => {
    const log = [
      { type: 'stateEntered', machine: 'action', state: 'choose', depth: 0, from: null },
      { type: 'choiceMade', choice: { type: 'buy' } },
      { type: 'stateEntered', machine: 'action', state: 'specialBefore', depth: 0, from: 'choose' },
    ];
    const [frame] = litAt(log).frames;
    if (frame === undefined) throw new Error('no frame');
    expect(edgeMark(frame, edge('action', 'choose/buy/0'))).toBe('last');
    expect(edgeMark(frame, edge('action', 'choose/extract/0'))).toBe('open');
  });

  it('name what may follow a state', () => {
    expect(statesAfter(attack, 'respond')).toEqual(['countered', 'blocked', 'shieldCheck']);
  });
});

describe('outline', () => {
  const rows = outlineOf(
    lit(
      ['turn', 'actionStart', 'normalAction'],
      ['action', 'list', 'choose', 'attacking'],
      ['attack', 'launch', 'beforeRespond', 'respond'],
    ),
    drawings,
  );

  it('puts a called machine below the state that called it', () => {
    const shown = rows.map((row) => `${row.level} ${row.node.id} ${row.mark}`);
    expect(shown.slice(0, 9)).toEqual([
      '1 actionStart done',
      '1 normalAction now',
      '2 list done',
      '2 choose done',
      '2 attacking now',
      '3 launch done',
      '3 beforeRespond done',
      '3 respond now',
      '3 shieldCheck next',
    ]);
    expect(rows.filter((row) => row.running !== null).map((row) => row.running)).toEqual([
      'action',
      'attack',
    ]);
  });

  it('lists what may still come: all of it inside, the next step outside', () => {
    const names = (level: number) =>
      rows.filter((row) => row.level === level && row.mark === 'next').map((row) => row.node.id);
    expect(names(3)).toContain('counterAttack');
    expect(names(3)).not.toContain('played');
    expect(names(2)).toEqual(['attackEnd']);
    expect(names(1)).toEqual(['extra', 'actionEnd']);
  });

  it('counts the rows of each parent', () => {
    const inner = rows.filter((row) => row.level === 3);
    expect(inner.map((row) => row.place)).toEqual(inner.map((_, i) => i + 1));
    expect(new Set(inner.map((row) => row.of))).toEqual(new Set([inner.length]));
  });

  it('lists every state of a machine that does not run, and nothing where there is none', () => {
    expect(outlineOf(idle('damage'), drawings).map((row) => row.node.id)).toEqual(
      Object.keys(machines.damage.states),
    );
    expect(outlineOf(DARK, drawings)).toEqual([]);
    expect(outlineOf(lit(['unheardOf', 'x']), drawings)).toEqual([]);
  });
});

describe('paths', () => {
  it('round their corners and end where they should', () => {
    expect(
      linePath([
        [0, 0],
        [0, 20],
        [30, 20],
      ]),
    ).toBe('M0 0L0 15Q0 20 5 20L30 20');
    expect(linePath([])).toBe('');
  });

  it('put the head at the end', () => {
    expect(
      headPath(
        [
          [0, 0],
          [0, 20],
        ],
        6,
      ),
    ).toContain('L0 20');
    expect(headPath([[0, 0]], 6)).toBe('');
  });

  it('put a label on its way, or close beside it', () => {
    const room = { x: 10, y: 0, w: 40, h: 16 };
    expect(
      labelLeft(room, 20, [
        [30, 0],
        [30, 40],
      ]),
    ).toBe(20);
    expect(
      labelLeft(room, 20, [
        [60, 0],
        [70, 40],
      ]),
    ).toBe(30);
    expect(
      labelLeft(room, 20, [
        [0, 0],
        [5, 40],
      ]),
    ).toBe(10);
  });
});
