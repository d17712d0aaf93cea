/** Changes of an attack as data (§7.3): read from the words of a skill, and added up. */
import { ELEMENTS, type Element } from '../state/cards.ts';
import type { AttackChanges } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { NumberOf, Scope } from './compiled.ts';
import { knownAs, SkillError, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import type { AttackChange } from './verbs/change-attack.ts';
import { compileOne } from './who.ts';

/** An attack as it is by itself. Shared: whoever wants to change it takes a copy. */
export const NO_CHANGES: Readonly<AttackChanges> = Object.freeze({
  damage: 0,
  damageSet: -1,
  harmless: false,
  forced: false,
  noCounter: false,
  noLight: false,
  noShield: false,
  noHeals: false,
  element: null,
  target: -1,
});

const CHANGES: readonly (keyof AttackChange)[] = [
  'damage',
  'setDamage',
  'forced',
  'noCounter',
  'noLight',
  'shield',
  'heals',
  'element',
  'target',
];

/**
 * The changes with their numbers read when it is asked.
 * @throws SkillError where nothing is changed.
 */
export function compileAttackChange(
  change: AttackChange,
  names: Names,
): (game: Game, scope: Scope) => AttackChanges {
  if (CHANGES.every((key) => change[key] === undefined))
    throw new SkillError(`${names.where}: nothing about the attack is changed`);
  const { damage, setDamage, forced, noCounter, noLight, shield, heals, target } = change;
  const added = damage === undefined ? null : compileNum(damage, names);
  const set = setDamage === undefined || setDamage === 'none' ? null : compileNum(setDamage, names);
  const element = change.element === undefined ? null : compileElement(change.element, names);
  const aimed = target === undefined ? null : compileOne(target, names);
  return (game, scope) => ({
    damage: added?.(game, scope) ?? 0,
    damageSet: set === null ? -1 : Math.max(0, set(game, scope)),
    harmless: setDamage === 'none',
    forced: forced ?? false,
    noCounter: noCounter ?? false,
    noLight: noLight ?? false,
    noShield: shield === 'ignored',
    noHeals: heals === 'useless',
    element: element === null ? null : (ELEMENTS[element(game, scope)] ?? null),
    target: aimed?.(game, scope) ?? -1,
  });
}

/** An element, or the name of a chosen one, as its number. @throws SkillError */
function compileElement(element: string, names: Names): NumberOf {
  const at = ELEMENTS.indexOf(element as Element);
  if (at >= 0) return () => at;
  knownAs(names, element, 'element');
  return (_game, scope) => scope.slots[element]?.[0] ?? -1;
}

/** Both together: damage is a sum, of what can be only once `later` wins. */
export function joinChanges(earlier: Readonly<AttackChanges>, later: Readonly<AttackChanges>): AttackChanges {
  return {
    damage: earlier.damage + later.damage,
    damageSet: later.damageSet >= 0 ? later.damageSet : earlier.damageSet,
    harmless: earlier.harmless || later.harmless,
    forced: earlier.forced || later.forced,
    noCounter: earlier.noCounter || later.noCounter,
    noLight: earlier.noLight || later.noLight,
    noShield: earlier.noShield || later.noShield,
    noHeals: earlier.noHeals || later.noHeals,
    element: later.element ?? earlier.element,
    target: later.target >= 0 ? later.target : earlier.target,
  };
}
