import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../src/lib/charts/graph.ts';
import {
  litOfWalk,
  loneWay,
  startWalk,
  step,
  stepBack,
  waysFrom,
  type Walk,
} from '../../src/lib/charts/walker.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';

const graphs = Object.fromEntries(
  Object.values(machines).map((machine) => [machine.id, { graph: graphOf(machine) }]),
);
const statesOf = (machine: string) => Object.keys(machines[machine as keyof typeof machines].states);

const standsIn = ({ frames }: Walk): string => {
  const here = frames.at(-1);
  return here === undefined ? '' : `${here.machine}.${here.state}`;
};

/** Every place a walk can come to. `deep`: into called machines too, each state looked into once a caller. */
function reached(machine: string, deep: boolean): Set<string> {
  const places = new Set<string>();
  const open = [startWalk(machine, graphs)];
  const seen = new Set<string>();
  for (let walk = open.pop(); walk !== undefined; walk = open.pop()) {
    const caller = walk.frames.at(-2);
    const key = `${caller ? `${caller.machine}.${caller.state}` : ''} ${standsIn(walk)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    places.add(standsIn(walk));
    for (const way of waysFrom(walk, graphs))
      if (deep || way.kind !== 'enter') open.push(step(walk, way, graphs));
  }
  return places;
}

const go = (walk: Walk, ...ids: string[]): Walk =>
  ids.reduce((at, id) => {
    const way = waysFrom(at, graphs).find((way) => way.id === id);
    if (way === undefined) throw new Error(`no way ${id} out of ${standsIn(at)}`);
    return step(at, way, graphs);
  }, walk);

const kinds = (walk: Walk) =>
  waysFrom(walk, graphs).map(({ kind, machine, to }) => `${kind} ${machine}.${to}`);

describe('a walk', () => {
  it.each(Object.keys(machines))('reaches every state of %s from its first one', (machine) => {
    expect([...reached(machine, false)].sort()).toEqual(
      statesOf(machine)
        .map((state) => `${machine}.${state}`)
        .sort(),
    );
  });

  it('reaches every state of every machine from the beginning of a game', () => {
    const all = Object.keys(machines).flatMap((machine) =>
      statesOf(machine).map((state) => `${machine}.${state}`),
    );
    expect([...reached('game', true)].sort()).toEqual(all.sort());
  });

  it('goes back exactly, step for step, wherever it went', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(machines)),
        fc.array(fc.nat(20), { maxLength: 60 }),
        (machine, turns) => {
          const walks = [startWalk(machine, graphs)];
          for (const turn of turns) {
            const at = walks.at(-1) as Walk;
            const ways = waysFrom(at, graphs);
            const way = ways[turn % Math.max(1, ways.length)];
            if (way === undefined) break;
            walks.push(step(at, way, graphs));
          }
          let back = walks.at(-1) as Walk;
          for (const before of walks.toReversed().slice(1)) {
            back = stepBack(back);
            expect(back).toEqual(before);
          }
          expect(stepBack(back)).toEqual(back);
        },
      ),
    );
  });

  it('lights the states and ways it took, like a game would', () => {
    const walk = go(
      startWalk('attack', graphs),
      'declared/always/1',
      'launching/RETURN/0',
      'launch/RETURN/1',
      'beforeRespond/RETURN/2',
      'respond/take/0',
    );
    expect(litOfWalk(walk)).toEqual({
      frames: [
        {
          machine: 'attack',
          state: 'shieldCheck',
          depth: 0,
          path: ['declared', 'launching', 'launch', 'beforeRespond', 'respond', 'shieldCheck'],
          lastEdge: { from: 'respond', to: 'shieldCheck', event: 'take' },
        },
      ],
      answer: null,
    });
  });
});

describe('the ways that are offered', () => {
  it('§7.4 are the three answers of an attacked player', () => {
    const walk = go(
      startWalk('attack', graphs),
      'declared/always/1',
      'launching/RETURN/0',
      'launch/RETURN/1',
      'beforeRespond/RETURN/2',
    );
    expect(kinds(walk)).toEqual([
      'answer attack.countered',
      'answer attack.blocked',
      'answer attack.shieldCheck',
    ]);
  });

  it('§7.2 are the branches of a condition where nobody is asked', () => {
    expect(kinds(startWalk('attack', graphs))).toEqual(['pass attack.played', 'pass attack.launching']);
  });

  it('§21.5 lead into a called machine or past it, and out of it when it is done', () => {
    const calling = go(startWalk('attack', graphs), 'declared/always/1', 'launching/RETURN/0');
    expect(kinds(calling)).toEqual(['enter window.next', 'over attack.hit', 'over attack.beforeRespond']);
    const inside = go(calling, 'enter', 'next/always/0');
    expect(inside.frames.map(({ machine, state }) => `${machine}.${state}`)).toEqual([
      'attack.launch',
      'window.done',
    ]);
    expect(kinds(inside)).toEqual(['return attack.hit', 'return attack.beforeRespond']);
    expect(standsIn(go(inside, 'launch/RETURN/1'))).toBe('attack.beforeRespond');
  });

  it('§17.2 end the game from the outermost machine', () => {
    const turn = go(startWalk('game', graphs), 'setup/RETURN/0');
    expect(kinds(turn)).toEqual(['enter turn.beforeTurn', 'over game.turn', 'end game.over']);
    expect(waysFrom(go(turn, 'turn/GAME_OVER/0'), graphs)).toEqual([]);
  });

  it('go by themselves on a slow walk only where nothing is decided', () => {
    const show = startWalk('cannotAct', graphs);
    expect(loneWay(show, graphs)?.to).toBe('approve');
    const redraw = go(show, 'show/always/0', 'approve/always/0');
    expect(loneWay(redraw, graphs)).toBeNull();
    const after = go(redraw, 'redraw/always/1');
    expect(loneWay(after, graphs)).toBeNull();
    expect(loneWay(startWalk('nowhere', graphs), graphs)).toBeNull();
  });
});
