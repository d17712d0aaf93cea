/** Rule `damage` (§11.1 ③): more damage, then no more than so much. */
import type { DamageData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import type { CompiledRule, NumberOf, Scope } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { SkillId, Who } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { eachAwake, holdsNow, isOfThisAttack, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** Damage at ③: sums, then caps. */
export interface DamageRule extends RuleBase {
  rule: 'damage';
  by?: Who;
  to?: Who;
  kind?: 'attack' | 'magic';
  skill?: SkillId[];
  add?: Num;
  atMost?: Num;
}

export interface DamageParts {
  by: IsAmong | null;
  to: IsAmong | null;
  add: NumberOf | null;
  atMost: NumberOf | null;
}

export interface DamageLimits {
  add: number;
  /** Infinity: as much as it is. */
  atMost: number;
}

const AS_IT_IS: Readonly<DamageLimits> = Object.freeze({ add: 0, atMost: Infinity });

/** @throws SkillError where it changes nothing. */
export function compileDamageRule(rule: DamageRule, names: Names): DamageParts {
  const { by, to, add, atMost } = rule;
  if (add === undefined && atMost === undefined)
    throw new SkillError(`${names.where}: damage is changed by nothing`);
  return {
    by: by === undefined ? null : compileAmong(by, names),
    to: to === undefined ? null : compileAmong(to, names),
    add: add === undefined ? null : compileNum(add, names),
    atMost: atMost === undefined ? null : compileNum(atMost, names),
  };
}

/** What the live rules make of a damage at ③ together: the sum of what is added, the lowest of the caps. */
export function damageRules(game: Game, damage: DamageData): Readonly<DamageLimits> {
  return nobodySays(game, 'damage', null, -1) ? AS_IT_IS : limitsByRules(game, damage);
}

function limitsByRules(game: Game, damage: DamageData): Readonly<DamageLimits> {
  const limits = { ...AS_IT_IS };
  eachAwake(game, 'damage', (rule, scope, applied) => {
    if (!isOfThisAttack(game, applied) || !speaksOf(game, rule, scope, damage)) return;
    const { add, atMost } = rule.parts;
    if (add !== null) limits.add += add(game, scope);
    if (atMost !== null) limits.atMost = Math.min(limits.atMost, Math.max(0, atMost(game, scope)));
  });
  return limits;
}

function speaksOf(game: Game, rule: CompiledRule<'damage'>, scope: Scope, damage: DamageData): boolean {
  const { kind, skill } = rule.rule;
  if (kind !== undefined && kind !== damage.kind) return false;
  // Skills are named by id, and two characters may have skills of one id: those of the rule's owner are meant.
  if (skill !== undefined && (damage.source !== scope.seat || !skill.includes(damage.skill ?? '')))
    return false;
  const { by, to } = rule.parts;
  if (by !== null && !by(game, scope, damage.source)) return false;
  if (to !== null && !to(game, scope, damage.target)) return false;
  return holdsNow(game, rule, scope);
}
