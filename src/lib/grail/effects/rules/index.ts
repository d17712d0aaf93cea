/** All continuous rules by their word. */
import type {
  ActionsRule,
  AttackRule,
  CountsAsRule,
  CoveredAsHandRule,
  DamageRule,
  ForbidRule,
  HealUseRule,
  LimitRule,
  MoraleFloorRule,
  SpecialRule,
  UsesUniqueRule,
} from './shapes.ts';

export type * from './shapes.ts';
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
export type RuleOf<R extends Rule['rule']> = Extract<Rule, { rule: R }>;
