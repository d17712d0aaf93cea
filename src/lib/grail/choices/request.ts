/** The one question at a stop, and whether an answer to it is legal (design.md §3.3, §3.4). */
import { stateOf } from '../../kernel/run.ts';
import type { Frame } from '../../kernel/flow.ts';
import type { CardId } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import { seatOf } from '../state/changes.ts';
import type { MachineId, TurnData } from '../state/frames.ts';
import { actionOptions, actionRefusal, extraOptions, extraRefusal } from './action.ts';
import {
  REFUSALS,
  type Choice,
  type Option,
  type Refusal,
  type RefusalCode,
  type Request,
} from './choice.ts';
import {
  discardOptions,
  discardRefusal,
  healOptions,
  healRefusal,
  missileOptions,
  missileRefusal,
  respondOptions,
  respondRefusal,
} from './respond.ts';
import { effectOptions, effectRefusal, windowOptions, windowRefusal } from './windows.ts';
import { fieldsOf } from './skills.ts';
import { mustDeclareOptions, mustDeclareRefusal, startupOptions, startupRefusal } from './startup.ts';

interface Answers {
  options(game: Game, data: never): Option[];
  refuse(game: Game, data: never, choice: Choice): RefusalCode | null;
}

const weakness: Answers = {
  /** §10.4: both always legal. */
  options: (_game, turn: TurnData) => [
    { type: 'skipActionPhase' },
    { type: 'drawThree', draws: turn.binds.map((bind) => ({ ...bind })) },
  ],
  refuse: (_game, _data, choice) =>
    choice.type === 'skipActionPhase' || choice.type === 'drawThree' ? null : 'notAnAnswerHere',
};

/** One entry a waiting state of the flow; a state without one is a compile-time hole that `answersOf` reports. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, Answers>>>> = {
  turn: { weakness },
  startup: {
    choose: { options: startupOptions, refuse: startupRefusal },
    mustDeclare: { options: mustDeclareOptions, refuse: mustDeclareRefusal },
  },
  action: { choose: { options: actionOptions, refuse: actionRefusal } },
  extraActions: { choose: { options: extraOptions, refuse: extraRefusal } },
  attack: { respond: { options: respondOptions, refuse: respondRefusal } },
  missile: { respond: { options: missileOptions, refuse: missileRefusal } },
  damage: { heal: { options: healOptions, refuse: healRefusal } },
  overLimit: { discard: { options: discardOptions, refuse: discardRefusal } },
  window: { choose: { options: windowOptions, refuse: windowRefusal } },
  effect: { choose: { options: effectOptions, refuse: effectRefusal } },
};

function answersOf(frame: Frame): Answers {
  const answers = ANSWERS[frame.machine]?.[frame.state];
  if (!answers) throw new Error(`nobody knows the answers of ${frame.machine}.${frame.state}`);
  return answers;
}

function topFrame(game: Game): Frame {
  return game.board.stack[game.board.stack.length - 1] as Frame;
}

/** Who is asked at this stop; −1 when the game is over, or has not begun. */
export function askedSeat(game: Game): number {
  if (game.board.ended || game.board.stack.length === 0) return -1;
  const frame = topFrame(game);
  const { asks } = stateOf(game.rules.flow, frame);
  return asks === null ? -1 : asks(game, frame.data);
}

/** The question that stands, with the space of its answers; null when the game is over. */
export function requestOf(game: Game): Request | null {
  const request = questionOf(game);
  if (request === null) return null;
  const options = request.options.map((option) =>
    'ability' in option ? { ...option, fields: fieldsOf(game, option.ability) ?? [] } : option,
  );
  return { ...request, options };
}

/** The same without the fields of skills, which take looking: for simulation. */
export function questionOf(game: Game): Request | null {
  const seat = askedSeat(game);
  if (seat < 0) return null;
  const frame = topFrame(game);
  const { rule } = stateOf(game.rules.flow, frame).meta;
  const options = answersOf(frame).options(game, frame.data as never);
  return { seat, machine: frame.machine as MachineId, state: frame.state, rule, options };
}

/** Null if the answer is legal now; otherwise the rule it breaks. Changes nothing. */
export function legal(game: Game, choice: Choice): Refusal | null {
  const seat = askedSeat(game);
  if (seat < 0) return refusal('gameOver', choice);
  if (choice.seat !== seat) return refusal('notAsked', choice);
  const frame = topFrame(game);
  const code = answersOf(frame).refuse(game, frame.data as never, choice);
  if (code === null) return null;
  if (code !== 'notAnAnswerHere') return refusal(code, choice);
  return { ...refusal(code, choice), rule: stateOf(game.rules.flow, frame).meta.rule };
}

/** A refusal in the words of the protocol, with the facts of the answer it refuses. */
export function refusal(because: RefusalCode, choice: Choice): Refusal {
  const facts: Record<string, number | string> = { type: choice.type, seat: choice.seat };
  for (const [key, value] of Object.entries(choice))
    if (typeof value === 'number' || typeof value === 'string') facts[key] = value;
  return { rule: REFUSALS[because], because, facts };
}

/**
 * Why a card in the asked player's hand cannot be used now: the refusal of its likeliest use, or null if it can.
 * For "why can I not play this?" at any stop.
 */
export function whyNot(game: Game, card: CardId): Refusal | null {
  const request = requestOf(game);
  if (request === null) return refusal('gameOver', { type: 'take', seat: -1 });
  const usable = request.options.some((option) => 'card' in option && option.card === card);
  const listed = request.options.some((option) => option.type === 'discard' && option.cards.includes(card));
  if (usable || listed) return null;
  return legal(game, likeliestUse(game, request, card));
}

function likeliestUse(game: Game, { seat, machine, options }: Request, card: CardId): Choice {
  const face = game.rules.cards[card];
  const opponent = game.board.seats.findIndex((one) => one.team !== seatOf(game, seat).team);
  if (machine === 'attack') {
    if (face?.kind === 'magic') return { type: 'block', seat, card };
    const target = options.find((option) => option.type === 'counter')?.targets[0] ?? opponent;
    return { type: 'counter', seat, card, target };
  }
  if (machine === 'missile') {
    if (face?.kind === 'attack') return { type: 'counter', seat, card, target: opponent };
    return face?.name === 'holy-shield' ? { type: 'block', seat, card } : { type: 'pass', seat, card };
  }
  if (face?.kind === 'attack') return { type: 'attack', seat, card, target: opponent };
  return face?.name === 'magic-missile'
    ? { type: 'magic', seat, card }
    : { type: 'magic', seat, card, target: seat };
}
