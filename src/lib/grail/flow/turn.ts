import type { GrailMachine } from './types.ts';

/** §5 One turn: ten steps of the turn table. */
export const turn: GrailMachine = {
  id: 'turn',
  initial: 'beforeTurn',
  states: {
    beforeTurn: {
      entry: ['beginTurn'],
      meta: { rule: '§5', timing: 'turn.before', call: { machine: 'window', input: 'turnBefore' } },
      on: { RETURN: [{ target: 'turnStart' }] },
    },
    turnStart: {
      meta: { rule: '§5', timing: 'turn.start', call: { machine: 'window', input: 'turnStart' } },
      on: { RETURN: [{ target: 'poison', actions: ['listPoisons'] }] },
    },
    poison: {
      entry: ['takeNextPoison'],
      meta: { rule: '§10.2', timing: 'action.before', call: { machine: 'damage', input: 'poisonDamage' } },
      on: {
        RETURN: [
          { guard: 'poisonActed', target: 'afterPoison', actions: ['reportPoisonActed'] },
          { guard: 'weaknessLies', target: 'weakness' },
          { target: 'beforeAction' },
        ],
      },
    },
    afterPoison: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterPoison', reenter: true }, { target: 'poison' }],
      },
    },
    weakness: {
      meta: { rule: '§10.4', asks: 'turnPlayer' },
      on: {
        skipActionPhase: [{ target: 'afterWeakness', actions: ['removeWeakness', 'skipPhaseForWeakness'] }],
        drawThree: [{ target: 'weaknessDraw', actions: ['removeWeakness'] }],
      },
    },
    weaknessDraw: {
      meta: { rule: '§10.4', call: { machine: 'draw', input: 'weaknessDraw' } },
      on: { RETURN: [{ target: 'afterWeakness' }] },
    },
    afterWeakness: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterWeakness', reenter: true }, { target: 'beforeAction' }],
      },
    },
    beforeAction: {
      meta: { rule: '§5', timing: 'action.before', call: { machine: 'window', input: 'actionBefore' } },
      on: { RETURN: [{ guard: 'phaseSkipped', target: 'turnEnd' }, { target: 'actionStart' }] },
    },
    actionStart: {
      meta: { rule: '§5', timing: 'action.start', call: { machine: 'window', input: 'actionStart' } },
      on: { RETURN: [{ target: 'startup' }] },
    },
    startup: {
      meta: { rule: '§19.1', call: { machine: 'startup', input: 'startupCall' } },
      on: {
        RETURN: [
          { guard: 'phaseLeft', target: 'actionEnd' },
          { guard: 'tauntedAndStuck', target: 'actionEnd', actions: ['skipPhaseForTaunt'] },
          { target: 'normalAction' },
        ],
      },
    },
    normalAction: {
      meta: { rule: '§6', timing: 'action.choose', call: { machine: 'action', input: 'normalAction' } },
      on: { RETURN: [{ guard: 'phaseLeft', target: 'actionEnd' }, { target: 'extra' }] },
    },
    extra: {
      meta: {
        rule: '§18.2',
        timing: 'action.extra',
        call: { machine: 'extraActions', input: 'extraActions' },
      },
      on: { RETURN: [{ target: 'actionEnd' }] },
    },
    actionEnd: {
      entry: ['dropExtraActions'],
      meta: { rule: '§5', timing: 'action.end', call: { machine: 'window', input: 'actionEnd' } },
      on: { RETURN: [{ target: 'turnEnd' }] },
    },
    turnEnd: {
      meta: { rule: '§5', timing: 'turn.end', call: { machine: 'window', input: 'turnEnd' } },
      on: { RETURN: [{ target: 'settle' }] },
    },
    /** §14.1: where a "this turn" limit ends, the hands are looked at. */
    settle: {
      entry: ['endTurn'],
      meta: { rule: '§14.7', call: { machine: 'overLimit', input: 'nextOverLimit' } },
      on: { RETURN: [{ guard: 'someoneOverLimit', target: 'settle', reenter: true }, { target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§5' } },
  },
};
