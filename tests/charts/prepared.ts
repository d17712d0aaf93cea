/**
 * Games that begin in the middle of something that no case can bring about: the stack is laid by hand. They walk the
 * few ways that only effects of the whole skill language lead into.
 */
import { newAction, newAttack, newDamage } from '../../src/lib/grail/effects/calls.ts';
import { machines, type Choice, type Game, type Setup } from '../../src/lib/grail/index.ts';
import { push } from '../../src/lib/kernel/run.ts';
import { newTurn } from '../../src/lib/grail/actions/turn.ts';
import type { MachineId } from '../../src/lib/grail/state/frames.ts';

export interface Prepared {
  name: string;
  setup: Setup;
  prepare: (game: Game) => void;
  /** Answers to the questions that come then. */
  choices?: Choice[];
}

const setup: Setup = {
  seed: 'prepared',
  situation: {
    config: { seating: 'RBRBRB' },
    start: 'action.choose',
    seats: { 0: { hand: ['fire'] }, 1: { hand: ['fire', 'water'] }, 2: { hand: ['earth'] } },
  },
};

/** A running machine that stands in a state and waits for what it called. */
function frame(game: Game, machine: MachineId, state: string, data: unknown): void {
  if (!Object.hasOwn(machines[machine].states, state)) throw new Error(`no state ${machine}.${state}`);
  game.board.stack.push({ machine, state, data });
  game.trace?.called(game.board.stack.length - 1);
}

function inAction(game: Game): void {
  frame(game, 'game', 'turn', { done: false });
  frame(game, 'turn', 'normalAction', newTurn());
  frame(game, 'action', 'attacking', newAction('any'));
}

export const PREPARED: readonly Prepared[] = [
  {
    name: '§7.4 a counter that a skill played before the answer was due is the answer',
    setup,
    prepare(game) {
      inAction(game);
      const card = game.board.seats[1]?.hand.pop() ?? 0;
      game.board.discard.faceUp.push(card);
      const answered = { answer: 'counter', answerCard: card, answerElement: 'water', counterTarget: 2 };
      const attack = { ...newAttack(game, 0, 1, 0, 'fire', true), ...answered };
      push(game.rules.flow, game, 'attack', attack, 'beforeRespond');
    },
  },
  {
    name: '§7.6 a hit that does no damage at all gives its gem and ends',
    setup,
    prepare(game) {
      inAction(game);
      const attack = { ...newAttack(game, 0, 1, 0, 'fire', true), harmless: true };
      push(game.rules.flow, game, 'attack', attack, 'hit');
    },
  },
  {
    name: '§11.4 a damage that begins at ⑥ cannot be healed',
    setup,
    prepare(game) {
      frame(game, 'game', 'turn', { done: false });
      frame(game, 'turn', 'poison', newTurn());
      push(game.rules.flow, game, 'damage', { ...newDamage(1, 0, 'magic', 'skill', 2), late: true });
    },
  },
  {
    name: '§5.1 what a skill adds to the moment is asked when its window is over',
    setup,
    prepare(game) {
      frame(game, 'game', 'turn', { done: false });
      const turn = { ...newTurn(), binds: [{ by: 1, skill: 'bind', draw: 2 }] };
      push(game.rules.flow, game, 'turn', turn, 'beforeAction');
    },
    choices: [{ type: 'drawThree', seat: 0 }],
  },
  {
    name: '§5.1 extra actions that a skill took away',
    setup: {
      ...setup,
      situation: { ...setup.situation, extra: [{ kinds: ['attack'] }], start: 'action.extra' },
    },
    prepare(game) {
      game.board.skipped.push({ seat: 0, what: 'extra-actions' });
      frame(game, 'game', 'turn', { done: false });
      frame(game, 'turn', 'normalAction', newTurn());
      push(game.rules.flow, game, 'action', newAction('any'), 'done');
    },
  },
];
