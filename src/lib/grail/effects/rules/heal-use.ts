/** Rule `heal-use` (§12.1): how many heals may be used against one damage. */
import type { DamageData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import type { CompiledRule, NumberOf, Scope } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Group, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { eachAwake, holdsNow, isOfThisAttack, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** How many heals may be used against one damage (§12). */
export interface HealUseRule extends RuleBase {
  rule: 'heal-use';
  who: Group;
  by?: Who;
  notBy?: Who;
  kind?: 'attack' | 'magic';
  atMost: Num;
}

export interface HealUseParts {
  who: IsAmong;
  by: IsAmong | null;
  notBy: IsAmong | null;
  atMost: NumberOf;
}

export function compileHealUse({ who, by, notBy, atMost }: HealUseRule, names: Names): HealUseParts {
  return {
    who: compileAmong(who, names),
    by: by === undefined ? null : compileAmong(by, names),
    notBy: notBy === undefined ? null : compileAmong(notBy, names),
    atMost: compileNum(atMost, names),
  };
}

/** The most heals that its target may use against this damage, the lowest of all that fit; −1: as many as he has. */
export function healUseLimit(game: Game, damage: DamageData): number {
  return nobodySays(game, 'heal-use', null, damage.target) ? -1 : useByRules(game, damage);
}

function useByRules(game: Game, damage: DamageData): number {
  let least = -1;
  eachAwake(game, 'heal-use', (rule, scope, applied) => {
    if (!isOfThisAttack(game, applied) || !speaksOf(game, rule, scope, damage)) return;
    const most = Math.max(0, rule.parts.atMost(game, scope));
    least = least < 0 ? most : Math.min(least, most);
  });
  return least;
}

function speaksOf(game: Game, rule: CompiledRule<'heal-use'>, scope: Scope, damage: DamageData): boolean {
  const { kind } = rule.rule;
  if (kind !== undefined && kind !== damage.kind) return false;
  const { who, by, notBy } = rule.parts;
  if (!who(game, scope, damage.target)) return false;
  if (by !== null && !by(game, scope, damage.source)) return false;
  if (notBy !== null && notBy(game, scope, damage.source)) return false;
  return holdsNow(game, rule, scope);
}
