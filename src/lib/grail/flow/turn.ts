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
          { target: 'binds' },
        ],
      },
    },
    afterPoison: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterPoison', reenter: true }, { target: 'poison' }],
      },
    },
    /** Forced effects of laid cards, which may join the choice of Weakness (§5.1); the rest of the moment comes later. */
    binds: {
      meta: { rule: '§5.1', timing: 'action.before', call: { machine: 'window', input: 'laidBefore' } },
      on: {
        RETURN: [{ guard: 'mustSkipOrDraw', target: 'weakness' }, { target: 'beforeAction' }],
      },
    },
    weakness: {
      entry: ['countDraws'],
      meta: { rule: '§10.4', asks: 'turnPlayer' },
      on: {
        skipActionPhase: [{ target: 'afterWeakness', actions: ['removeWeakness', 'skipPhase'] }],
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
        RETURN: [
          { guard: 'moreQueued', target: 'afterWeakness', reenter: true },
          { guard: 'windowBeforeDone', target: 'phase' },
          { target: 'beforeAction' },
        ],
      },
    },
    beforeAction: {
      entry: ['noteBefore'],
      meta: { rule: '§5', timing: 'action.before', call: { machine: 'window', input: 'actionBefore' } },
      on: { RETURN: [{ target: 'phase' }] },
    },
    /** Whether there is an action phase at all. */
    phase: {
      meta: { rule: '§5.1' },
      always: [
        { guard: 'mustSkipOrDraw', target: 'weakness' },
        { guard: 'phaseSkipped', target: 'turnEnd', actions: ['useUpPhaseSkip'] },
        { target: 'actionStart' },
      ],
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
      on: {
        RETURN: [
          { guard: 'phaseLeft', target: 'actionEnd' },
          { guard: 'extraSkipped', target: 'actionEnd', actions: ['useUpExtraSkip'] },
          { target: 'extra' },
        ],
      },
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
