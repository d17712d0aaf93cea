/** Whom a word means: characters seen from the skill's owner (§3), roles of the event, names bound before. */
import type { SeatId } from '../state/board.ts';
import { isOpponent, type Game } from '../state/game.ts';
import type { Scope } from './compiled.ts';
import { compileConditions, allHold } from './conditions.ts';
import type { Group, GroupFilter, Who, WhoWord } from './language/index.ts';
import { known, SkillError, type Names } from './names.ts';
import { eventOf, isAttackTime, isDamageTime, isMoraleTime, nearest } from './pending.ts';

export type SeatsOf = (game: Game, scope: Scope) => SeatId[];
export type IsAmong = (game: Game, scope: Scope, seat: SeatId) => boolean;

/** Whether `seat` is what the word says. A word that names one part of the event is −1 where nobody plays it. */
const WORDS: Readonly<Record<WhoWord, IsAmong>> = {
  self: (_game, scope, seat) => seat === scope.seat,
  all: () => true,
  others: (_game, scope, seat) => seat !== scope.seat,
  opponents: (game, scope, seat) => isOpponent(game, scope.seat, seat),
  teammates: (game, scope, seat) => seat !== scope.seat && !isOpponent(game, scope.seat, seat),
  'own-side': (game, scope, seat) => !isOpponent(game, scope.seat, seat),
  holder: (_game, scope, seat) => scope.slots['holder']?.[0] === seat,
  it: (_game, scope, seat) => scope.slots['it']?.[0] === seat,
  attacker: (game, _scope, seat) => nearest(game, 'attack')?.attacker === seat,
  attacked: (game, _scope, seat) => nearest(game, 'attack')?.target === seat,
  source: (game, _scope, seat) => nearest(game, 'damage')?.source === seat,
  victim: (game, _scope, seat) => nearest(game, 'damage')?.target === seat,
  player: (game, _scope, seat) => eventOf(game)?.by === seat,
  'turn-player': (game, _scope, seat) => game.board.turn.player === seat,
  'next-right': (game, scope, seat) => nearestSeat(game, scope.seat, 1, () => true) === seat,
  'next-left': (game, scope, seat) => nearestSeat(game, scope.seat, -1, () => true) === seat,
  'nearest-opponent-right': (game, scope, seat) =>
    nearestSeat(game, scope.seat, 1, opponentOf(game, scope)) === seat,
  'nearest-opponent-left': (game, scope, seat) =>
    nearestSeat(game, scope.seat, -1, opponentOf(game, scope)) === seat,
  'nearest-teammate-right': (game, scope, seat) =>
    nearestSeat(game, scope.seat, 1, mateOf(game, scope)) === seat,
  'nearest-teammate-left': (game, scope, seat) =>
    nearestSeat(game, scope.seat, -1, mateOf(game, scope)) === seat,
};

const opponentOf = (game: Game, scope: Scope) => (seat: SeatId) => isOpponent(game, scope.seat, seat);
const mateOf = (game: Game, scope: Scope) => (seat: SeatId) => !isOpponent(game, scope.seat, seat);

/** The nearest other seat on that side that fits (§2.2: +1 is to the right); −1 none. */
function nearestSeat(game: Game, from: SeatId, step: 1 | -1, fits: (seat: SeatId) => boolean): SeatId {
  const { players } = game.rules;
  for (let away = 1; away < players; away++) {
    const seat = (from + step * away + players * away) % players;
    if (fits(seat)) return seat;
  }
  return -1;
}

export function isWord(who: string): who is WhoWord {
  return Object.hasOwn(WORDS, who);
}

/** @throws SkillError for a name that nobody bears. */
export function compileAmong(group: Group, names: Names): IsAmong {
  if (group === 'aside') return () => false;
  if (Array.isArray(group)) {
    const several = group.map((who) => amongWho(who, names));
    return (game, scope, seat) => several.some((is) => is(game, scope, seat));
  }
  return typeof group === 'string' ? amongWho(group, names) : amongFilter(group, names);
}

function amongWho(who: Who, names: Names): IsAmong {
  known(names, who);
  // A word that is bound means who played that part when a rule was laid.
  if (isWord(who) && !names.bound.has(who)) return WORDS[who];
  if (!names.bound.has(who)) return (game, scope, seat) => game.board.seats[scope.seat]?.names[who] === seat;
  return (_game, scope, seat) => scope.slots[who]?.includes(seat) ?? false;
}

function amongFilter({ from, except, if: conditions }: GroupFilter, names: Names): IsAmong {
  const inside = amongWho(from, names);
  const without = [except ?? []].flat().map((who) => amongWho(who, names));
  const holds = compileConditions(conditions, names);
  return (game, scope, seat) =>
    inside(game, scope, seat) &&
    !without.some((is) => is(game, scope, seat)) &&
    (holds.length === 0 || allHold(holds, game, withIt(scope, seat)));
}

/** The same scope with `it` as the candidate. */
export function withIt(scope: Scope, seat: SeatId): Scope {
  return { seat: scope.seat, user: scope.user, slots: { ...scope.slots, it: [seat] } };
}

/** The characters in seat order from the turn player (§21.3); an unset name is nobody. */
export function compileGroup(group: Group, names: Names): SeatsOf {
  if (group === 'self') return (_game, scope) => [scope.seat];
  const among = compileAmong(group, names);
  return (game, scope) => {
    const { players } = game.rules;
    const seats: SeatId[] = [];
    for (let step = 0; step < players; step++) {
      const seat = (game.board.turn.player + step) % players;
      if (among(game, scope, seat)) seats.push(seat);
    }
    return seats;
  };
}

/** The first of them, −1 nobody. @throws SkillError for a word that means several. */
export function compileOne(who: Who, names: Names): (game: Game, scope: Scope) => SeatId {
  if (who === 'self') return (_game, scope) => scope.seat;
  if (SEVERAL.includes(who as WhoWord))
    throw new SkillError(`${names.where}: "${who}" are several characters, one is wanted here`);
  const group = compileGroup(who, names);
  return (game, scope) => group(game, scope)[0] ?? -1;
}

const SEVERAL: readonly WhoWord[] = ['all', 'others', 'opponents', 'teammates', 'own-side'];

/** §21.1: whom the event meets, after whatever turned it since it opened. */
export function metBy(game: Game): SeatId {
  const event = eventOf(game);
  if (event === null) return -1;
  if (isAttackTime(event.timing)) return nearest(game, 'attack')?.target ?? event.to;
  if (isMoraleTime(event.timing)) return event.by;
  if (isDamageTime(event.timing)) return nearest(game, 'damage')?.target ?? event.to;
  return event.to;
}
