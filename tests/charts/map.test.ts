import { describe, expect, it } from 'vitest';
import { callersOf, isDrawn, mapOf, mapRows } from '../../src/lib/charts/map.ts';
import { findStates, roomRows, ruleAddress } from '../../src/lib/charts/room-outline.ts';
import { fold, NOTHING_FOLDED, roomTree } from '../../src/lib/charts/room-tree.ts';
import { idle, litAt } from '../../src/lib/charts/active.ts';
import { stateName } from '../../src/lib/charts/names.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { loadCharts, loadMap } from '../../src/lib/ui/chart/load.ts';
import { timingName } from '../../src/lib/ui/wording/timing-names.ts';

const { drawings, names } = await loadCharts('zh-Hans');
const { map } = await loadMap('zh-Hans');
const nameOf = (machine: string, state: string) => stateName(names, machine, state);
const found = (wanted: string) =>
  findStates(wanted, drawings, nameOf).map(({ machine, node }) => `${machine}.${node.id}`);

describe('the bird’s eye', () => {
  it('has every machine and every call of the configs, each once', () => {
    expect(map.nodes.map(({ machine }) => machine)).toEqual(Object.keys(machines));
    const calls = Object.values(machines).flatMap(({ id, states }) =>
      Object.entries(states).flatMap(([name, { meta }]) =>
        meta.call ? [`${id}.${name} ${meta.call.machine}`] : [],
      ),
    );
    const shown = map.edges.flatMap(({ from, to, states }) =>
      states.map((state) => `${from}.${state} ${to}`),
    );
    expect(shown.sort()).toEqual(calls.sort());
  });

  it('says who may be asked in a machine', () => {
    const asks = Object.fromEntries(map.nodes.map(({ machine, asks }) => [machine, asks]));
    expect(asks['attack']).toEqual(['attackTarget']);
    expect(asks['morale']).toEqual([]);
  });

  it('draws a line for each call but those of windows, and no box upon another', () => {
    const drawn = map.edges.filter(({ from, to }) => isDrawn(from, to));
    expect(Object.keys(map.lines).sort()).toEqual(drawn.map(({ id }) => id).sort());
    const boxes = Object.entries(map.boxes);
    expect(boxes).toHaveLength(map.nodes.length);
    const upon = boxes.flatMap(([name, a], i) =>
      boxes
        .slice(i + 1)
        .filter(([, b]) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
        .map(([other]) => `${name} on ${other}`),
    );
    expect(upon).toEqual([]);
  });

  it('is a tree whose rows count themselves', () => {
    const rows = mapRows(mapOf(Object.values(drawings).map(({ graph }) => graph)));
    expect(rows.filter(({ level }) => level === 1)).toHaveLength(14);
    expect(
      rows
        .filter(({ key }) => key.startsWith('missile/'))
        .map(({ machine, place, of }) => [machine, place, of]),
    ).toEqual([
      ['window', 1, 2],
      ['damage', 2, 2],
    ]);
  });

  it('knows every caller of a machine', () => {
    expect(
      callersOf(drawings, 'damage')
        .map(({ machine, state }) => `${machine}.${state}`)
        .sort(),
    ).toEqual(['attack.dealing', 'damage.moved', 'effect.damaging', 'missile.strike', 'turn.poison']);
    expect(callersOf(drawings, 'game')).toEqual([]);
  });
});

describe('looking for a state', () => {
  it('finds it by its name, its id and its timing', () => {
    expect(found('圣盾')).toEqual(['attack.shieldCheck', 'missile.shieldCheck']);
    expect(found('damage.heal')).toEqual(['damage.healWindow', 'damage.heal']);
    expect(found('T4.HEAL')).toEqual(['damage.healWindow', 'damage.heal']);
  });

  it('finds it by a § and those within it, and by no other number', () => {
    expect(found('§7.4')).toEqual([
      'attack.beforeRespond',
      'attack.respond',
      'attack.shieldCheck',
      'attack.blocked',
      'attack.countered',
    ]);
    expect(found('§1')).toEqual([]);
    expect(found('§6.1').every((state) => state.startsWith('action.'))).toBe(true);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
    expect(found('no such state')).toEqual([]);
  });
});

describe('the outline of a room', () => {
  it('lists every state of the picture once, open machines below the state that calls them', () => {
    const folds = fold(NOTHING_FOLDED, 'dealing', true);
    const rows = roomRows(roomTree('attack', idle('attack'), drawings, folds), drawings);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    expect(rows).toHaveLength(
      Object.keys(machines.attack.states).length + Object.keys(machines.damage.states).length,
    );
    const at = rows.findIndex(({ path }) => path === 'dealing');
    expect(rows[at]?.open).toBe(true);
    expect(rows[at + 1]).toMatchObject({ path: 'dealing/begin', level: 2, place: 1, of: 11 });
    expect(rows.find(({ path }) => path === 'respond')?.open).toBeNull();
  });

  it('marks one place where the game stands', () => {
    const log = [
      { type: 'stateEntered', machine: 'attack', state: 'dealing', depth: 0, from: null },
      { type: 'stateEntered', machine: 'damage', state: 'deal', depth: 1, from: null },
    ];
    const here = (folds = NOTHING_FOLDED) =>
      roomRows(roomTree('attack', litAt(log), drawings, folds), drawings).filter((row) => row.here);
    expect(here().map(({ path }) => path)).toEqual(['dealing/deal']);
    expect(here(fold(NOTHING_FOLDED, 'dealing', false)).map(({ path }) => path)).toEqual(['dealing']);
  });
});

describe('addresses and names', () => {
  it('§ lead to their chapter and paragraph', () => {
    expect(ruleAddress('§7.4(1)')).toEqual({ chapter: '7', paragraph: '7.4(1)' });
    expect(ruleAddress('§12.1')).toEqual({ chapter: '12', paragraph: '12.1' });
    expect(ruleAddress('§5')).toEqual({ chapter: '5', paragraph: '5' });
    expect(ruleAddress('')).toBeNull();
  });

  it('every timing of the charts has a name', () => {
    const timings = Object.values(drawings).flatMap(({ graph }) =>
      graph.nodes.flatMap(({ timing }) => timing ?? []),
    );
    expect(timings.length).toBeGreaterThan(10);
    for (const timing of timings) expect(timingName(timing)).not.toBe(timing);
  });
});
