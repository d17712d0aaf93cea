/** Rule `forbid`: what a character cannot do, and what cannot be done to him. */
import type { SeatId } from '../../state/board.ts';
import type { CardId } from '../../state/cards.ts';
import type { Game } from '../../state/game.ts';
import { compileFilter, type CardLook, type FitsFilter } from '../cards.ts';
import type { CardFilter } from '../language/card-filter.ts';
import type { ActionKind, Group } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { lookOf } from './counts-as.ts';
import { eachAwake, holdsNow, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** What cannot be. One is enough. */
export interface ForbidRule extends RuleBase {
  rule: 'forbid';
  who: Group;
  what:
    | 'be-attacked'
    | 'be-attacked-actively'
    | 'receive-basic'
    | 'gain-heals'
    | 'use-heals'
    | 'use-cards'
    | 'counter'
    | ActionForbidden;
  cards?: CardFilter;
}
export type ActionForbidden = 'buy' | 'synthesize' | 'extract' | 'startup' | `${ActionKind}-action`;

const FORBIDDEN: Readonly<Record<ForbidRule['what'], true>> = {
  'be-attacked': true,
  'be-attacked-actively': true,
  'receive-basic': true,
  'gain-heals': true,
  'use-heals': true,
  'use-cards': true,
  counter: true,
  buy: true,
  synthesize: true,
  extract: true,
  startup: true,
  'attack-action': true,
  'magic-action': true,
  'special-action': true,
};

export interface ForbidParts {
  who: IsAmong;
  fits: FitsFilter | null;
}

/** @throws SkillError for what nobody can forbid. */
export function compileForbid({ who, what, cards }: ForbidRule, names: Names): ForbidParts {
  if (!Object.hasOwn(FORBIDDEN, what)) throw new SkillError(`${names.where}: nobody can forbid "${what}"`);
  return {
    who: compileAmong(who, names),
    fits: cards === undefined ? null : compileFilter(cards, names),
  };
}

/**
 * Whether a live rule forbids it to the seat.
 * @param card the card in question, or what it would be used as; a rule about certain cards is silent without one
 */
export function isForbidden(
  game: Game,
  seat: SeatId,
  what: ForbidRule['what'],
  card?: CardId | CardLook,
): boolean {
  return !nobodySays(game, 'forbid', what, seat) && isForbiddenByRules(game, seat, what, card);
}

function isForbiddenByRules(
  game: Game,
  seat: SeatId,
  what: ForbidRule['what'],
  card: CardId | CardLook | undefined,
): boolean {
  const look = typeof card === 'number' ? lookOf(game, seat, card) : (card ?? null);
  let forbidden = false;
  eachAwake(game, 'forbid', (rule, scope) => {
    const { who, fits } = rule.parts;
    if (rule.rule.what !== what || !who(game, scope, seat)) return false;
    if (fits !== null && (look === null || !fits(game, scope, look))) return false;
    forbidden = holdsNow(game, rule, scope);
    return forbidden;
  });
  return forbidden;
}

/** §7.1: whether the character may be the target of an active attack. */
export function mayBeAttackedActively(game: Game, seat: SeatId): boolean {
  return !isForbidden(game, seat, 'be-attacked') && !isForbidden(game, seat, 'be-attacked-actively');
}
