/**
 * What other seats answer where the learner has left the written lines. Opponents answer as well as a beginner's
 * opponent can: pass the missile on, counter, block, and only then take; teammates take. Were everybody to take, a line
 * that any opponent with Holy Light stops would count as solved.
 */
import { legal, requestOf, sample } from '../grail/index.ts';
import type { Choice, Game, Option, Request, SeatId } from '../grail/index.ts';
import { seedRandom } from '../kernel/random.ts';
import { readAnswer } from './answers.ts';
import type { PuzzleFacts } from './puzzle-format.ts';

type OptionOf<T extends Option['type']> = Extract<Option, { type: T }>;
const optionOf = <T extends Option['type']>({ options }: Request, type: T): OptionOf<T> | undefined =>
  options.find((option): option is OptionOf<T> => option.type === type);

/** A counter hurts most at the fullest hand; of equal ones at the lowest seat. */
function fullest(game: Game, seats: readonly SeatId[]): SeatId | undefined {
  const size = (seat: SeatId) => game.board.seats[seat]?.hand.length ?? 0;
  return [...seats].sort((a, b) => size(b) - size(a) || a - b)[0];
}

function defence(game: Game, request: Request): Choice | null {
  const { seat } = request;
  const pass = optionOf(request, 'pass');
  if (pass) return { type: 'pass', seat, ...(pass.card === undefined ? {} : { card: pass.card }) };
  const counter = optionOf(request, 'counter');
  const target = counter && fullest(game, counter.targets);
  if (counter && target !== undefined) return { type: 'counter', seat, card: counter.card, target };
  const block = optionOf(request, 'block');
  return block ? { type: 'block', seat, card: block.card } : null;
}

/** Answers that cost nothing to think about: everybody gives them alike. */
function plain(request: Request): Choice | null {
  const { seat } = request;
  const discard = optionOf(request, 'discard');
  if (discard) return { type: 'discard', seat, cards: discard.cards.slice(0, discard.count) };
  const heals = optionOf(request, 'useHeals');
  if (heals) return { type: 'useHeals', seat, count: heals.max };
  if (optionOf(request, 'take')) return { type: 'take', seat };
  return null;
}

/** @throws Error if nobody is asked */
export function othersAnswer(facts: PuzzleFacts, game: Game): Choice {
  const request = requestOf(game);
  if (request === null) throw new Error(`${facts.id}: nobody is asked`);
  const { seat } = request;
  const team = (of: SeatId) => game.board.seats[of]?.team;
  const planned = facts.others[String(seat)];
  if (planned !== undefined && request.machine === 'action' && request.state === 'choose') {
    const choice = readAnswer(game, planned);
    if (legal(game, choice) === null) return choice;
  }
  const defended = team(seat) === team(facts.setup.you) ? null : defence(game, request);
  const answer = defended ?? plain(request);
  if (answer !== null) return answer;
  if (optionOf(request, 'buy') && legal(game, { type: 'buy', seat }) === null) return { type: 'buy', seat };
  return sample(game, seedRandom(`${facts.id}/${String(game.choices.length)}`));
}
