/** `apply`: continuous rules on characters until their scope ends; a limit that fell is looked at at once (§14.5). */
import { known, SkillError, type Names } from './names.ts';
import { depthOf } from './pending.ts';
import { add, checkOverLimits, type Program } from './program.ts';
import { applyRule } from './rules.ts';
import type { EffectOf, Rule } from './skill.ts';
import { groupOf } from './who.ts';

const RULES: readonly Rule['rule'][] = ['limit', 'forbid', 'counts-as', 'taunted'];

export function apply(effect: EffectOf<'apply'>, program: Program, names: Names): void {
  for (const rule of effect.rules) checkRule(rule, names);
  add(program, (game, frame) => {
    const depth = effect.for === 'attack' ? depthOf(game, 'attack') : -1;
    if (effect.for === 'attack' && depth < 0) return true;
    for (const rule of effect.rules)
      for (const seat of groupOf(game, rule.who, frame)) applyRule(game, seat, rule, effect.for, depth);
    return false;
  });
  if (effect.rules.some((rule) => rule.rule === 'limit' && rule.of === 'hand')) checkOverLimits(program);
}

/** @throws SkillError for a rule that nobody knows. */
export function checkRule(rule: Rule, names: Names): void {
  known(names, rule.who);
  if (!RULES.includes(rule.rule)) throw new SkillError(`${names.where}: there is no rule "${rule.rule}"`);
}
