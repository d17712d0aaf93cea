/** All continuous rules by their word: live while their skill is awake, or until the scope of the effect that laid them ends. */
import type { CompiledRule, CompiledTrigger } from '../compiled.ts';
import { compileConditions } from '../conditions.ts';
import { bind, SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileActions, type ActionsParts, type ActionsRule } from './actions.ts';
import { compileAttackRule, type AttackParts, type AttackRule } from './attack.ts';
import { compileCountsAs, type CountsAsParts, type CountsAsRule } from './counts-as.ts';
import type { CoveredAsHandRule } from './covered-as-hand.ts';
import { compileDamageRule, type DamageParts, type DamageRule } from './damage.ts';
import { compileForbid, type ForbidParts, type ForbidRule } from './forbid.ts';
import { compileHealUse, type HealUseParts, type HealUseRule } from './heal-use.ts';
import { compileLimit, type LimitParts, type LimitRule } from './limit.ts';
import { compileMoraleFloor, type MoraleFloorParts, type MoraleFloorRule } from './morale-floor.ts';
import { compileSpecial, type SpecialParts, type SpecialRule } from './special.ts';
import type { UsesUniqueRule } from './uses-unique.ts';

export type * from './actions.ts';
export type * from './attack.ts';
export type * from './counts-as.ts';
export type * from './covered-as-hand.ts';
export type * from './damage.ts';
export type * from './forbid.ts';
export type * from './heal-use.ts';
export type * from './limit.ts';
export type * from './morale-floor.ts';
export type * from './special.ts';
export type * from './uses-unique.ts';

export type Rule =
  | LimitRule
  | AttackRule
  | DamageRule
  | HealUseRule
  | ForbidRule
  | CountsAsRule
  | ActionsRule
  | MoraleFloorRule
  | CoveredAsHandRule
  | UsesUniqueRule
  | SpecialRule;
export type RuleKind = Rule['rule'];
export type RuleOf<R extends RuleKind> = Extract<Rule, { rule: R }>;

/** What each rule's own file makes of its words. */
export interface RuleParts {
  limit: LimitParts;
  attack: AttackParts;
  damage: DamageParts;
  'heal-use': HealUseParts;
  forbid: ForbidParts;
  'counts-as': CountsAsParts;
  actions: ActionsParts;
  'morale-floor': MoraleFloorParts;
  'covered-as-hand': null;
  'uses-unique': null;
  special: SpecialParts;
}

/** No rule of any kind. */
export const NO_RULES: Readonly<Record<RuleKind, undefined>> = {
  limit: undefined,
  attack: undefined,
  damage: undefined,
  'heal-use': undefined,
  forbid: undefined,
  'counts-as': undefined,
  actions: undefined,
  'morale-floor': undefined,
  'covered-as-hand': undefined,
  'uses-unique': undefined,
  special: undefined,
};

/** A function, so that the modules may load in any order: rules read numbers and conditions, and these ask rules. */
const compilers = (): { readonly [R in RuleKind]: (rule: RuleOf<R>, names: Names) => RuleParts[R] } => ({
  limit: compileLimit,
  attack: compileAttackRule,
  damage: compileDamageRule,
  'heal-use': compileHealUse,
  forbid: compileForbid,
  'counts-as': compileCountsAs,
  actions: compileActions,
  'morale-floor': compileMoraleFloor,
  'covered-as-hand': () => null,
  'uses-unique': () => null,
  special: compileSpecial,
});

/** Words by which a rule asks what other rules say: limits, unique skills, cards as somebody shows them. */
const ASKS = /"(hand-limit|energy-room|unique|event)"/;

function matterOf(rule: Rule): string | null {
  switch (rule.rule) {
    case 'limit':
      return rule.of;
    case 'forbid':
      return rule.what;
    case 'special':
      return rule.action;
    default:
      return null;
  }
}

/** Whom it is about, as each kind says it: who attacks, whose cards, limits, duties. */
function whomOf(rule: Rule): unknown {
  switch (rule.rule) {
    case 'attack':
      return rule.by;
    case 'covered-as-hand':
    case 'uses-unique':
      return 'self';
    case 'damage':
    case 'morale-floor':
      return null;
    case 'counts-as':
      return rule.who ?? 'self';
    default:
      return rule.who;
  }
}

/**
 * @param index its number among all rules of the game
 * @param until for a rule that an effect lays until an event
 * @throws SkillError for a rule that nobody knows, and for what cannot be
 */
export function compileRule(
  rule: Rule,
  names: Names,
  index: number,
  until: CompiledTrigger | null = null,
): CompiledRule {
  const all = compilers();
  if (!Object.hasOwn(all, rule.rule))
    throw new SkillError(`${names.where}: there is no rule "${String(rule.rule)}"`);
  const own: Names = { ...names, bound: new Map(names.bound) };
  const wheres = Object.entries(rule.where ?? {}).map(([name, num]) => {
    const value = compileNum(num, own);
    bind(own, name, 'number');
    return { name, value };
  });
  const compile = all[rule.rule] as (rule: Rule, names: Names) => CompiledRule['parts'];
  return {
    index,
    owner: names.owner,
    skill: names.skill,
    rule,
    form: rule.form ?? null,
    cards: rule.card === undefined ? null : [rule.card].flat(),
    matter: matterOf(rule),
    ofOwner: whomOf(rule) === 'self' && !names.bound.has('self'),
    wheres,
    holds: compileConditions(rule.if, own),
    asks: ASKS.test(JSON.stringify(rule)),
    until,
    scope: { seat: names.owner, user: names.owner, slots: {} },
    parts: compile(rule, own),
  };
}
