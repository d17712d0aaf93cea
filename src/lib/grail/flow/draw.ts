import type { GrailMachine } from './types.ts';

/** §13 A draw of N is one step, with a reshuffle in its middle if need be. */
export const draw: GrailMachine = {
  id: 'draw',
  initial: 'before',
  states: {
    before: {
      meta: { rule: '§13.2', timing: 'draw.before', call: { machine: 'window', input: 'drawBefore' } },
      on: { RETURN: [{ target: 'drawing' }] },
    },
    drawing: {
      entry: ['drawCards'],
      meta: { rule: '§13.2' },
      always: [{ guard: 'mustReshuffle', target: 'reshuffle' }, { target: 'drawn' }],
    },
    reshuffle: { entry: ['reshuffle'], meta: { rule: '§13.3' }, always: [{ target: 'drawing' }] },
    drawn: {
      entry: ['reportDrawn'],
      meta: { rule: '§13.2', call: { machine: 'overLimit', input: 'afterDraw' } },
      on: { RETURN: [{ target: 'afterDraw' }] },
    },
    afterDraw: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§13.2' } },
  },
};

/** §14 Over-limit: discard the surplus face down, lose as much morale. */
export const overLimit: GrailMachine = {
  id: 'overLimit',
  initial: 'check',
  states: {
    check: {
      entry: ['countExcess'],
      meta: { rule: '§14.1' },
      always: [{ guard: 'withinLimit', target: 'done' }, { target: 'discard' }],
    },
    discard: {
      meta: { rule: '§14.2', asks: 'overLimitPlayer' },
      on: { discard: [{ target: 'lose', actions: ['discardSurplus'] }] },
    },
    lose: {
      meta: { rule: '§14.3', call: { machine: 'morale', input: 'overLimitLoss' } },
      on: { RETURN: [{ target: 'afterDiscard' }] },
    },
    afterDiscard: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterDiscard', reenter: true }, { target: 'check' }],
      },
    },
    done: { type: 'final', meta: { rule: '§14.4' } },
  },
};

/** §15.2 Every loss of morale runs through here. */
export const morale: GrailMachine = {
  id: 'morale',
  initial: 'before',
  states: {
    before: {
      meta: { rule: '§15.2', timing: 'morale.loss', call: { machine: 'window', input: 'moraleLoss' } },
      on: { RETURN: [{ guard: 'noLoss', target: 'done' }, { target: 'apply' }] },
    },
    apply: { entry: ['subtractMorale'], meta: { rule: '§15.2' }, always: [{ target: 'after' }] },
    after: {
      meta: { rule: '§15.2', timing: 'morale.lost', call: { machine: 'window', input: 'moraleLost' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§15.2' } },
  },
};
