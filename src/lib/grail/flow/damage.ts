import type { GrailMachine } from './types.ts';

/** §11 The damage timeline ③–⑥ (① and ② belong to the attack). */
export const damage: GrailMachine = {
  id: 'damage',
  initial: 'begin',
  states: {
    begin: {
      entry: ['enterDamage'],
      meta: { rule: '§11.2' },
      always: [{ guard: 'entersLate', target: 'take' }, { target: 'deal' }],
    },
    deal: {
      meta: { rule: '§11.1', timing: 't3.deal', call: { machine: 'window', input: 'damageDeal' } },
      on: { RETURN: [{ target: 'healWindow', actions: ['fixDamage'] }] },
    },
    healWindow: {
      meta: { rule: '§12.1', timing: 't4.heal', call: { machine: 'window', input: 'damageHeal' } },
      on: { RETURN: [{ guard: 'mayUseHeals', target: 'heal' }, { target: 'actual' }] },
    },
    heal: {
      meta: { rule: '§12.1', asks: 'damageTarget', timing: 't4.heal' },
      on: { useHeals: [{ target: 'actual', actions: ['spendHeals'] }] },
    },
    actual: {
      meta: { rule: '§11.1', timing: 't5.actual', call: { machine: 'window', input: 'damageActual' } },
      on: {
        RETURN: [
          { guard: 'nothingLeft', target: 'ended', actions: ['reportActual'] },
          { target: 'take', actions: ['reportActual'] },
        ],
      },
    },
    take: {
      meta: { rule: '§11.4', timing: 't6.take', call: { machine: 'window', input: 'damageTake' } },
      on: {
        RETURN: [
          { guard: 'nothingLeft', target: 'ended' },
          { target: 'drawing', actions: ['takeDamage'] },
        ],
      },
    },
    drawing: {
      meta: { rule: '§13.1', call: { machine: 'draw', input: 'damageDraw' } },
      on: { RETURN: [{ target: 'taken' }] },
    },
    taken: {
      meta: { rule: '§11.1', timing: 't6.taken', call: { machine: 'window', input: 'damageTaken' } },
      on: { RETURN: [{ target: 'ended' }] },
    },
    ended: {
      meta: { rule: '§11.2', timing: 'damage.end', call: { machine: 'window', input: 'damageEnd' } },
      on: { RETURN: [{ target: 'moved' }] },
    },
    /** §11.4: what another character takes of it, where he comes after its target. */
    moved: {
      meta: { rule: '§11.4', call: { machine: 'damage', input: 'movedDamage' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', entry: ['endDamage'], meta: { rule: '§11.2' } },
  },
};
