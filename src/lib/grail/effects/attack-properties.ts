/** What an attack is like at this moment: what was changed about it, and the rules that are live now (§7.3). */
import type { AttackData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NO_CHANGES } from './attack-changes.ts';
import { attackRules } from './rules/query.ts';

export type AttackProperties = Pick<
  AttackData,
  'element' | 'counterable' | 'lightable' | 'shieldable' | 'forced' | 'healsAllowed' | 'harmless'
>;

/** Read whenever something is decided by them: a rule may have begun or ended since the attack was launched. */
export function propertiesOf(game: Game, attack: AttackData): Readonly<AttackProperties> {
  const rules = attackRules(game, attack);
  if (rules === NO_CHANGES) return attack;
  return {
    element: rules.element ?? attack.element,
    counterable: attack.counterable && !rules.noCounter && rules.element !== 'dark',
    lightable: attack.lightable && !rules.noLight,
    shieldable: attack.shieldable && !rules.noShield,
    forced: attack.forced || rules.forced,
    healsAllowed: rules.noHeals ? 0 : attack.healsAllowed,
    harmless: attack.harmless || rules.harmless,
  };
}

/** What it does at ③: a number that is set, by an effect or else by a rule, beats every sum. */
export function damageOf(game: Game, attack: AttackData): number {
  if (attack.damageSet >= 0) return attack.damageSet;
  const { damage, damageSet } = attackRules(game, attack);
  return damageSet >= 0 ? damageSet : attack.damage + damage;
}
