/** Rule `attack` (§7.3): what attacks are like while it is live. */
import type { AttackChanges, AttackData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { compileAttackChange, joinChanges, NO_CHANGES } from '../attack-changes.ts';
import { attackLook, compileFilter, type FitsFilter } from '../cards.ts';
import type { CompiledRule, Scope } from '../compiled.ts';
import type { CardFilter } from '../language/card-filter.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import type { AttackChange } from '../verbs/change-attack.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { eachAwake, holdsNow, isOfThisAttack, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** What attacks are like (§7.3). */
export interface AttackRule extends RuleBase, AttackChange {
  rule: 'attack';
  by: Who;
  active?: boolean;
  cards?: CardFilter;
}

export interface AttackParts {
  by: IsAmong;
  active: boolean | null;
  fits: FitsFilter | null;
  change: (game: Game, scope: Scope) => AttackChanges;
}

/** @throws SkillError for a change that changes nothing. */
export function compileAttackRule(rule: AttackRule, names: Names): AttackParts {
  return {
    by: compileAmong(rule.by, names),
    active: rule.active ?? null,
    fits: rule.cards === undefined ? null : compileFilter(rule.cards, names),
    change: compileAttackChange(rule, names),
  };
}

/**
 * What the live rules make of the attack together; it is the innermost one that runs. Damage is a sum, of what can be
 * only once the rule that began last wins. A rule laid for one attack is silent in others, its counter-attacks included.
 * @returns the shared `NO_CHANGES` where no rule speaks of it
 */
export function attackRules(game: Game, attack: AttackData): Readonly<AttackChanges> {
  return nobodySays(game, 'attack', null, attack.attacker) ? NO_CHANGES : changesByRules(game, attack);
}

function changesByRules(game: Game, attack: AttackData): Readonly<AttackChanges> {
  let changes: Readonly<AttackChanges> = NO_CHANGES;
  eachAwake(game, 'attack', (rule, scope, applied) => {
    if (!isOfThisAttack(game, applied) || !speaksOf(game, rule, scope, attack)) return;
    changes = joinChanges(changes, rule.parts.change(game, scope));
  });
  return changes;
}

function speaksOf(game: Game, rule: CompiledRule<'attack'>, scope: Scope, attack: AttackData): boolean {
  const { by, active, fits } = rule.parts;
  if (active !== null && active !== attack.active) return false;
  if (!by(game, scope, attack.attacker)) return false;
  if (fits !== null) {
    const look = attackLook(game);
    if (look === null || !fits(game, scope, look)) return false;
  }
  return holdsNow(game, rule, scope);
}
