/** Changes of an attack as data (§7.3): read from the words of a skill, added up, done to the attack they are meant for. */
import type { AttackChanges, AttackData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { emit } from '../state/log.ts';
import type { Scope } from './compiled.ts';
import { compileElement } from './elements.ts';
import { SkillError, type Names } from './names.ts';
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
    element: element?.(game, scope) ?? null,
    target: aimed?.(game, scope) ?? -1,
  });
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

/** What is no number, each with what it does to the attack. */
const PROPERTIES = {
  forced: (attack: AttackData) => (attack.forced = true),
  noCounter: (attack: AttackData) => (attack.counterable = false),
  noLight: (attack: AttackData) => (attack.lightable = false),
  noShield: (attack: AttackData) => (attack.shieldable = false),
  noHeals: (attack: AttackData) => (attack.healsAllowed = 0),
  harmless: (attack: AttackData) => (attack.harmless = true),
} as const;

/** §7.3: `skill` does this to the attack. A number that is set beats all that is added, whenever; of several the last. */
export function applyChanges(
  game: Game,
  attack: AttackData,
  changes: Readonly<AttackChanges>,
  skill: string,
): void {
  changeNumber(game, attack, changes, skill);
  for (const [what, change] of Object.entries(PROPERTIES)) {
    if (!changes[what as keyof typeof PROPERTIES]) continue;
    change(attack);
    report(game, attack, what, skill, attack.damage);
  }
  const { element, target } = changes;
  if (element !== null && element !== attack.element) {
    attack.element = element;
    if (element === 'dark') attack.counterable = false;
    report(game, attack, 'element', skill, attack.damage);
  }
  if (target < 0 || target === attack.target) return;
  attack.target = target;
  report(game, attack, 'target', skill, attack.damage);
}

function changeNumber(
  game: Game,
  attack: AttackData,
  { damage, damageSet }: Readonly<AttackChanges>,
  skill: string,
): void {
  if (damage === 0 && damageSet < 0) return;
  const before = attack.damage;
  if (damageSet >= 0) Object.assign(attack, { damage: damageSet, damageSet, harmless: false });
  else if (attack.damageSet < 0) attack.damage += damage;
  report(game, attack, 'damage', skill, before);
}

/** Changes that waited for the next active attack of its attacker are done to this one, and used up. */
export function takeNextActive(game: Game, attack: AttackData): void {
  const { nextActive } = game.board;
  if (!attack.active || nextActive.length === 0) return;
  const mine = nextActive.filter(({ seat }) => seat === attack.attacker);
  game.board.nextActive = nextActive.filter(({ seat }) => seat !== attack.attacker);
  for (const { change, skill } of mine) applyChanges(game, attack, change, skill);
}

function report(game: Game, attack: AttackData, what: string, skill: string, before: number): void {
  if (game.log === null) return;
  const { attacker, target, damage: after } = attack;
  const damage = { before, after };
  emit(game, { type: 'attackChanged', rule: '§7.3', attacker, target, what, skill, damage });
}
