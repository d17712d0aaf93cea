/** Continuous rules that say nothing, or two things at once. */
import { needsOneOf, needsToken, type Check } from '../language/check.ts';
import { ATTACK_CHANGES } from '../verbs/change-attack.check.ts';
import type { Rule, RuleOf } from './index.ts';

const limit: Check<RuleOf<'limit'>> = (rule, context) => {
  needsOneOf(rule, ['add', 'fixed', 'atLeast', 'none'], context);
  // §3: a fixed limit ignores what is added, so both together say nothing.
  if (rule.fixed !== undefined && rule.add !== undefined) context.report('twoLimits', {}, 'add');
};

export const RULE_CHECKS: { readonly [R in Rule['rule']]?: Check<RuleOf<R>> } = {
  limit,
  attack: (rule, context) => needsOneOf(rule, ATTACK_CHANGES, context),
  damage: (rule, context) => needsOneOf(rule, ['add', 'atMost'], context),
  actions: (rule, context) => needsOneOf(rule, ['only', 'first'], context),
  'covered-as-hand': (rule, context) => void needsToken(rule.token, ['covered'], context),
  special: (rule, context) => needsOneOf(rule, ['draw', 'stones', 'cups'], context),
};
