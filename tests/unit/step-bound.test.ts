import { expect, test } from 'vitest';
import { STEP_BOUND } from '../../src/lib/kernel/run.ts';
import { compileFlow, FlowError } from '../../src/lib/kernel/compile.ts';
import type { FlowRegistry, Machine } from '../../src/lib/kernel/flow.ts';
import { apply, newGame, requestOf, type SkillDef } from '../../src/lib/grail/index.ts';
import { cards } from '../properties/plain-games.ts';

const echo: SkillDef = {
  id: 'endless-echo',
  type: 'passive',
  does: [{ on: { time: 't6.taken', to: 'self' }, do: [{ do: 'damage', to: 'self', amount: 1 }] }],
};

test('a skill that never stops ends the game with a report that names it', () => {
  const seats = { 0: { hand: ['fire'] }, 1: { skills: [echo], handLimitFixed: 200 } };
  const game = newGame(cards, { seed: 1, situation: { config: { seating: 'RBRBRB' }, seats } });
  const asked = requestOf(game);
  const attack = asked?.options.find((option) => option.type === 'attack');
  if (attack?.type !== 'attack') throw new Error('no attack is offered');
  expect(apply(game, { type: 'attack', seat: 0, card: attack.card, target: 1 })).toBeNull();
  expect(apply(game, { type: 'take', seat: 1 })).toBeNull();
  expect(game.board.result).toEqual({ winner: null, reason: 'stepBound', skills: ['endless-echo'] });
  expect(requestOf(game)).toBeNull();
  const steps = game.log?.events.filter((event) => event.type === 'stateEntered').length ?? 0;
  expect(steps).toBeLessThan(STEP_BOUND * 2);
});

const registry: FlowRegistry<unknown> = {
  guards: { yes: () => true },
  actions: { act: () => undefined },
  inputs: { none: () => null },
  askers: { first: () => 0 },
};
const end = { type: 'final', meta: { rule: '§1' } } as const;
const machine = (start: object, more: object = {}): Record<string, Machine> => ({
  m: {
    id: 'm',
    initial: 'start',
    states: { start: { meta: { rule: '§1' }, ...start }, end },
    ...more,
  },
});

test.each([
  [
    'an action that nobody defines',
    machine({ entry: ['jump'], always: [{ target: 'end' }] }),
    /nobody defines "jump"/,
  ],
  ['an inline function', machine({ entry: [() => 1], always: [{ target: 'end' }] }), /names, not functions/],
  ['a target that does not exist', machine({ always: [{ target: 'nowhere' }] }), /unknown state nowhere/],
  ['a state that nothing leads out of', machine({}), /nothing leads out/],
  ['a loop without reenter', machine({ always: [{ target: 'start' }] }), /without reenter/],
  ['choices without somebody asked', machine({ on: { go: [{ target: 'end' }] } }), /asks nobody/],
  [
    'a call of an unknown machine',
    machine({ meta: { rule: '§1', call: { machine: 'x', input: 'none' } } }),
    /unknown machine x/,
  ],
  [
    'an XState feature outside the shape',
    machine({ invoke: {}, always: [{ target: 'end' }] }),
    /"invoke" is not part/,
  ],
  [
    'a delayed transition',
    machine({ after: { 10: 'end' }, always: [{ target: 'end' }] }),
    /"after" is not part/,
  ],
  ['a wrong beginning', machine({ always: [{ target: 'end' }] }, { initial: 'x' }), /no state x to begin in/],
])('a config with %s is refused by name', (_what, machines, message) => {
  expect(() => compileFlow(machines, registry)).toThrow(FlowError);
  expect(() => compileFlow(machines, registry)).toThrow(message);
});
