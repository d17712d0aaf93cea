import type { GrailMachine } from './types.ts';

/** The whole game: set-up, turn after turn, the end (§2, §5, §17). */
export const game: GrailMachine = {
  id: 'game',
  initial: 'setup',
  states: {
    setup: {
      entry: ['dealStartHands', 'setUpCharacters'],
      meta: { rule: '§2.5', call: { machine: 'window', input: 'setupEffects' } },
      on: { RETURN: [{ target: 'turn' }], GAME_OVER: [{ target: 'over' }] },
    },
    turn: {
      meta: { rule: '§5', call: { machine: 'turn', input: 'nextTurn' } },
      on: {
        RETURN: [{ target: 'turn', reenter: true, actions: ['passTheTurn'] }],
        GAME_OVER: [{ target: 'over' }],
      },
    },
    over: { type: 'final', entry: ['reportEnd'], meta: { rule: '§17.1' } },
  },
};
