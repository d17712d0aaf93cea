import type { GrailMachine } from './types.ts';

/** §19 Startup, with the cannot-act declaration that may come before it (§23.6). */
export const startup: GrailMachine = {
  id: 'startup',
  initial: 'check',
  states: {
    check: {
      entry: ['lookForStartups'],
      meta: { rule: '§19.4' },
      always: [
        { guard: 'noStartupToOffer', target: 'none' },
        { guard: 'mustDeclareFirst', target: 'mustDeclare' },
        { target: 'choose' },
      ],
    },
    choose: {
      meta: { rule: '§19.1', asks: 'turnPlayer' },
      on: {
        startup: [{ target: 'resolve', actions: ['beginStartup'] }],
        noStartup: [{ target: 'none' }],
      },
    },
    resolve: {
      meta: { rule: '§19.3', call: { machine: 'effect', input: 'startupEffect' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    mustDeclare: {
      meta: { rule: '§23.6', asks: 'turnPlayer' },
      on: {
        declareCannotAct: [{ target: 'declaring' }],
        noStartup: [{ target: 'none' }],
      },
    },
    declaring: {
      meta: { rule: '§23.5', call: { machine: 'cannotAct', input: 'cannotAct' } },
      on: { RETURN: [{ guard: 'phaseLeft', target: 'done' }, { target: 'check' }] },
    },
    none: { type: 'final', meta: { rule: '§19.1' } },
    done: { type: 'final', meta: { rule: '§19.1' } },
  },
};
