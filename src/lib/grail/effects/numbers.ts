/** Numbers of skills: whole numbers, formulas over bound numbers ("X + 1"), facts of the board. Read when a step runs. */
import { seatOf, otherTeam } from '../state/changes.ts';
import type { Seat } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import { compileCards, compileFilter, type CardLook, type FitsFilter } from './cards.ts';
import type { NumberOf } from './compiled.ts';
import { allHold, compileConditions, isCalled } from './conditions.ts';
import { compileFormula } from './formula.ts';
import type {
  CardsFact,
  Fact,
  KindsFact,
  Num,
  PlacedFact,
  SeatFact,
  SetsFact,
  TokenFact,
  VictimsFact,
} from './language/index.ts';
import { knownAs, SkillError, type Names } from './names.ts';
import { eventOf, pointsOf } from './pending.ts';
import { limitOf } from './rules/query.ts';
import { compileAmong, compileGroup } from './who.ts';

export function compileNum(num: Num, names: Names): NumberOf {
  if (typeof num === 'number') return () => num;
  if (typeof num === 'string') return compileFormula(num, names);
  if ('count' in num) return compileFact(num, names);
  const conditions = compileConditions(num.if, names);
  const yes = compileNum(num.then, names);
  const no = compileNum(num.else, names);
  return (game, scope) => (allHold(conditions, game, scope) ? yes(game, scope) : no(game, scope));
}

/** A fact about several characters is their sum. */
export function compileFact(fact: Fact, names: Names): NumberOf {
  const read = compileRead(fact, names);
  const { plus } = fact;
  return plus === undefined ? read : (game, scope) => read(game, scope) + plus;
}

function compileRead(fact: Fact, names: Names): NumberOf {
  switch (fact.count) {
    case 'hand':
    case 'hand-limit':
    case 'heals':
    case 'energy':
    case 'energy-room':
      return seatFact(fact, names);
    case 'tokens':
      return tokenFact(fact, names);
    case 'cups':
    case 'morale':
    case 'stones':
      return teamFact(fact);
    case 'placed':
      return placedFact(fact, names);
    case 'characters': {
      const group = compileGroup(fact.of, names);
      return (game, scope) => group(game, scope).length;
    }
    case 'cards':
      return cardsFact(fact, names);
    case 'kinds':
    case 'sets':
      return kindsFact(fact, names);
    case 'points':
      return (game) => pointsOf(game, eventOf(game));
    case 'lost':
    case 'damages':
    case 'gained':
      return resultFact(fact.count, fact.in, names);
    case 'actions':
      return (game, scope) =>
        game.board.turn.player !== scope.seat
          ? 0
          : game.board.turn.actions.filter((kind) => fact.kinds.includes(kind)).length;
    case 'victims':
      return victimsFact(fact, names);
    case 'deck':
      return (game) => game.board.deck.length;
    case 'discard-pile':
      return (game) => game.board.discard.faceUp.length + game.board.discard.faceDown.length;
    default:
      throw new SkillError(`${names.where}: nobody can count "${(fact as { count: string }).count}"`);
  }
}

function seatFact({ count, of = 'self' }: SeatFact, names: Names): NumberOf {
  const group = compileGroup(of, names);
  const one: Readonly<Record<SeatFact['count'], (game: Game, seat: number, owner: Seat) => number>> = {
    hand: (_game, _seat, owner) => owner.hand.length,
    'hand-limit': (game, seat) => limitOf(game, seat, 'hand'),
    heals: (_game, _seat, owner) => owner.heals,
    energy: (_game, _seat, owner) => owner.energy.gem + owner.energy.crystal,
    'energy-room': (game, seat, owner) =>
      Math.max(0, limitOf(game, seat, 'energy') - owner.energy.gem - owner.energy.crystal),
  };
  const read = one[count];
  return (game, scope) => {
    let sum = 0;
    for (const seat of group(game, scope)) sum += read(game, seat, seatOf(game, seat));
    return sum;
  };
}

function tokenFact({ token, side, cards, of = 'self' }: TokenFact, names: Names): NumberOf {
  const group = compileGroup(of, names);
  const fits = cards === undefined ? null : compileFilter(cards, names);
  const key = side === undefined ? token : `${token}.${side}`;
  return (game, scope) => {
    let sum = 0;
    for (const seat of group(game, scope)) {
      const owner = seatOf(game, seat);
      const pile = owner.piles[token];
      if (pile === undefined) sum += owner.tokens[key] ?? 0;
      else sum += fits === null ? pile.length : countFaces(game, scope, pile, fits);
    }
    return sum;
  };
}

function countFaces(
  game: Game,
  scope: Parameters<FitsFilter>[1],
  cards: readonly CardId[],
  fits: FitsFilter,
): number {
  return cards.filter((card) => fits(game, scope, game.rules.cards[card] as CardLook)).length;
}

function teamFact(fact: Extract<Fact, { team: unknown; count: 'cups' | 'morale' | 'stones' }>): NumberOf {
  return (game, scope) => {
    const { team } = seatOf(game, scope.seat);
    const state = game.board.teams[fact.team === 'own' ? team : otherTeam(team)];
    if (fact.count !== 'stones') return state[fact.count];
    return fact.stone === undefined ? state.stones.gem + state.stones.crystal : state.stones[fact.stone];
  };
}

function placedFact({ card, of }: PlacedFact, names: Names): NumberOf {
  const group = compileGroup(of, names);
  const cards = [card].flat();
  return (game, scope) => {
    let sum = 0;
    for (const seat of group(game, scope))
      sum += seatOf(game, seat).table.filter((placed) => cards.some((one) => isCalled(placed, one))).length;
    return sum;
  };
}

function cardsFact(fact: CardsFact, names: Names): NumberOf {
  const looks = compileCards(fact.in, names);
  if (fact.cards === undefined) return (game, scope) => looks(game, scope).length;
  const fits = compileFilter(fact.cards, names);
  return (game, scope) => looks(game, scope).filter((look) => fits(game, scope, look)).length;
}

function kindsFact(fact: KindsFact | SetsFact, names: Names): NumberOf {
  const looks = compileCards(fact.in, names);
  return (game, scope) => {
    const counts = new Map<string, number>();
    for (const look of looks(game, scope)) counts.set(look[fact.by], (counts.get(look[fact.by]) ?? 0) + 1);
    if (fact.count === 'kinds') return counts.size;
    let sets = 0;
    for (const count of counts.values()) sets += Math.floor(count / Math.max(1, fact.size));
    return sets;
  };
}

/** A named damage keeps [how many, morale lost by them]; a named gain how much came. */
function resultFact(count: 'lost' | 'damages' | 'gained', name: string, names: Names): NumberOf {
  knownAs(names, name, 'result');
  const at = count === 'lost' ? 1 : 0;
  return (_game, scope) => scope.slots[name]?.[at] ?? 0;
}

function victimsFact({ of, team, kind }: VictimsFact, names: Names): NumberOf {
  const among = compileAmong(of, names);
  return (game, scope) => {
    const own = seatOf(game, scope.seat).team;
    const wanted = team === 'own' ? own : otherTeam(own);
    const met = new Set<number>();
    for (const { source, target, kind: dealt } of game.board.turn.dealt)
      if (
        seatOf(game, source).team === wanted &&
        (kind === undefined || kind === dealt) &&
        among(game, scope, target)
      )
        met.add(target);
    return met.size;
  };
}
