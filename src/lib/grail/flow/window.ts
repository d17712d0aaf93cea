import type { GrailMachine } from './types.ts';

/** §21 A response window: everybody once, from the turn player to the right. */
export const window: GrailMachine = {
  id: 'window',
  initial: 'next',
  states: {
    next: {
      entry: ['nextPlayer'],
      meta: { rule: '§21.3' },
      always: [{ guard: 'everybodyPassed', target: 'done' }, { target: 'collect' }],
    },
    collect: {
      entry: ['collectAbilities'],
      meta: { rule: '§21.4' },
      always: [
        { guard: 'nothingToUse', target: 'next' },
        { guard: 'loneForced', target: 'resolve', actions: ['useLoneForced'] },
        { target: 'choose' },
      ],
    },
    choose: {
      meta: { rule: '§21.3', asks: 'windowPlayer' },
      on: {
        use: [{ target: 'resolve', actions: ['useAbility'] }],
        pass: [{ target: 'next', actions: ['passWindow'] }],
      },
    },
    resolve: {
      meta: { rule: '§21.5', call: { machine: 'effect', input: 'windowEffect' } },
      on: { RETURN: [{ guard: 'eventStillHolds', target: 'collect' }, { target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§21.1' } },
  },
};

/** §20, §21.5 A running effect: one instruction after the other; what it causes is finished before it goes on. */
export const effect: GrailMachine = {
  id: 'effect',
  initial: 'step',
  states: {
    step: {
      entry: ['runInstruction'],
      meta: { rule: '§20.8' },
      always: [
        { guard: 'somethingQueued', target: 'queued', actions: ['holdSignal'] },
        { guard: 'effectAsks', target: 'choose' },
        { guard: 'effectDamages', target: 'damaging' },
        { guard: 'effectDraws', target: 'drawing' },
        { guard: 'effectAttacks', target: 'attacking' },
        { guard: 'effectCostsMorale', target: 'losing' },
        { guard: 'effectReveals', target: 'revealing' },
        { guard: 'effectMayOverfill', target: 'checking' },
        { guard: 'effectBegins', target: 'nested' },
        { guard: 'effectDone', target: 'done' },
        { target: 'next' },
      ],
    },
    queued: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: { RETURN: [{ target: 'step' }] },
    },
    next: { meta: { rule: '§20.8' }, always: [{ target: 'step' }] },
    choose: {
      meta: { rule: '§21.8', asks: 'effectAsked' },
      on: { choose: [{ target: 'next', actions: ['storeAnswer'] }] },
    },
    damaging: {
      meta: { rule: '§11.5', call: { machine: 'damage', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    drawing: {
      meta: { rule: '§13.1', call: { machine: 'draw', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    attacking: {
      meta: { rule: '§6.7', call: { machine: 'attack', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    losing: {
      meta: { rule: '§15.3', call: { machine: 'morale', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    revealing: {
      meta: { rule: '§21.9', call: { machine: 'window', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    checking: {
      meta: { rule: '§14.5', call: { machine: 'overLimit', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    nested: {
      meta: { rule: '§20.8', call: { machine: 'effect', input: 'effectCall' } },
      on: { RETURN: [{ target: 'next' }] },
    },
    done: { type: 'final', meta: { rule: '§20.8' } },
  },
};
