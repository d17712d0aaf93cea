/** Rule `limit` (§1.6, §3, §12.3, §14.1): how many hand cards, heals, how much energy a character may have. */
import type { AppliedRule, SeatId } from '../../state/board.ts';
import { seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { CompiledRule, NumberOf, Scope } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { beganAt } from './began.ts';
import { eachAwake, holdsNow, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** A limit: ±, fixed (ignores ±, §3), never below, or none at all. */
export interface LimitRule extends RuleBase {
  rule: 'limit';
  of: 'hand' | 'heals' | 'energy';
  who: Group;
  add?: Num;
  fixed?: Num;
  atLeast?: Num;
  none?: true;
}

export interface LimitParts {
  of: LimitKind;
  who: IsAmong;
  add: NumberOf | null;
  fixed: NumberOf | null;
  atLeast: NumberOf | null;
  none: boolean;
}

export type LimitKind = LimitRule['of'];
export const LIMITS: readonly LimitKind[] = ['hand', 'heals', 'energy'];

/** "No limit" as a number like any other, so that it can be counted with, kept in a state and written as JSON. */
export const NO_LIMIT = 1000;

/** @throws SkillError for a limit that says nothing. */
export function compileLimit(rule: LimitRule, names: Names): LimitParts {
  const { of, add, fixed, atLeast, none = false } = rule;
  if (!LIMITS.includes(of)) throw new SkillError(`${names.where}: there is no limit of "${of}"`);
  if (add === undefined && fixed === undefined && atLeast === undefined && !none)
    throw new SkillError(`${names.where}: a limit is changed by nothing`);
  const number = (num: Num | undefined) => (num === undefined ? null : compileNum(num, names));
  return {
    of,
    who: compileAmong(rule.who, names),
    add: number(add),
    fixed: number(fixed),
    atLeast: number(atLeast),
    none,
  };
}

/**
 * The present limit of a seat: `NO_LIMIT` while any rule says none; else the fixed one that began last (of a situation:
 * the oldest), which ignores everything else (§3); else the base with all that is added, then the highest floor.
 */
export function limitOf(game: Game, seat: SeatId, of: LimitKind): number {
  const { limits } = seatOf(game, seat);
  const given = of === 'hand' ? limits.handFixed : -1;
  if (nobodySays(game, 'limit', of, seat)) return given >= 0 ? given : limits[of];
  return limitByRules(game, seat, of, given);
}

function limitByRules(game: Game, seat: SeatId, of: LimitKind, given: number): number {
  const found = { none: false, fixed: given, began: -1, sum: seatOf(game, seat).limits[of], floor: 0 };
  eachAwake(game, 'limit', (rule, scope, applied) => {
    if (rule.parts.of === of && rule.parts.who(game, scope, seat) && holdsNow(game, rule, scope))
      addLimit(game, rule, scope, applied, found);
  });
  if (found.none) return NO_LIMIT;
  return found.fixed >= 0 ? found.fixed : Math.max(0, found.floor, found.sum);
}

function addLimit(
  game: Game,
  rule: CompiledRule<'limit'>,
  scope: Scope,
  applied: AppliedRule | null,
  found: { none: boolean; fixed: number; began: number; sum: number; floor: number },
): void {
  const { add, fixed, atLeast, none } = rule.parts;
  if (none) found.none = true;
  if (add !== null) found.sum += add(game, scope);
  if (atLeast !== null) found.floor = Math.max(found.floor, atLeast(game, scope));
  if (fixed === null) return;
  const began = applied?.began ?? beganAt(game, rule, scope);
  if (began < found.began) return;
  found.began = began;
  found.fixed = Math.max(0, fixed(game, scope));
}
