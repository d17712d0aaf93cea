/** What changes an attack (§7.3): read from the data once the step runs, then done to the attack it is meant for. */
import type { SeatId } from '../state/board.ts';
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
  const { setDamage } = change;
  const damage = compileNum(change.damage ?? 0, names);
  const set = setDamage === undefined || setDamage === 'none' ? null : compileNum(setDamage, names);
  const element = change.element === undefined ? null : compileElement(change.element, names);
  const target = change.target === undefined ? null : compileOne(change.target, names);
  return (game, scope) => ({
    damage: damage(game, scope),
    damageSet: set === null ? -1 : Math.max(0, set(game, scope)),
    harmless: setDamage === 'none',
    forced: change.forced === true,
    noCounter: change.noCounter === true,
    noLight: change.noLight === true,
    noShield: change.shield === 'ignored',
    noHeals: change.heals === 'useless',
    element: element?.(game, scope) ?? null,
    target: target?.(game, scope) ?? -1,
  });
}

/** Properties that are no number, each with what it does to the attack. */
const PROPERTIES: Readonly<
  Record<
    'forced' | 'noCounter' | 'noLight' | 'noShield' | 'noHeals' | 'harmless',
    (attack: AttackData) => void
  >
> = {
  forced: (attack) => (attack.forced = true),
  noCounter: (attack) => (attack.counterable = false),
  noLight: (attack) => (attack.lightable = false),
  noShield: (attack) => (attack.shieldable = false),
  noHeals: (attack) => (attack.healsAllowed = 0),
  harmless: (attack) => (attack.harmless = true),
};

/** §7.3: `skill` does this to the attack; a number that is set beats all that is added, before and after. */
export function applyChanges(
  game: Game,
  attack: AttackData,
  changes: AttackChanges,
  skill: string | null,
): void {
  const before = attack.damage;
  if (changes.damageSet >= 0) {
    attack.damageSet = changes.damageSet;
    attack.damage = changes.damageSet;
    attack.harmless = false;
  } else if (attack.damageSet < 0) attack.damage += changes.damage;
  if (changes.damage !== 0 || changes.damageSet >= 0) report(game, attack, 'damage', skill, before);
  for (const [what, change] of Object.entries(PROPERTIES)) {
    if (!changes[what as keyof typeof PROPERTIES]) continue;
    change(attack);
    report(game, attack, what, skill, attack.damage);
  }
  changeElement(game, attack, changes, skill);
  if (changes.target < 0 || changes.target === attack.target) return;
  attack.target = changes.target;
  report(game, attack, 'target', skill, attack.damage);
}

/** §7.3: a dark attack cannot be countered. */
function changeElement(
  game: Game,
  attack: AttackData,
  { element }: AttackChanges,
  skill: string | null,
): void {
  if (element === null || element === attack.element) return;
  attack.element = element;
  if (element === 'dark') attack.counterable = false;
  report(game, attack, 'element', skill, attack.damage);
}

/** Changes that waited for the next active attack of its attacker are done to this one, and used up. */
export function takeNextActive(game: Game, attack: AttackData): void {
  const { nextActive } = game.board;
  if (!attack.active || nextActive.length === 0) return;
  const mine = nextActive.filter(({ seat }) => seat === attack.attacker);
  game.board.nextActive = nextActive.filter(({ seat }) => seat !== attack.attacker);
  for (const { change, skill } of mine) applyChanges(game, attack, change, skill);
}

/** Both together: damage is a sum, of what can be only once `later` wins. */
export function joinChanges(
  earlier: Readonly<AttackChanges> | null,
  later: Readonly<AttackChanges>,
): AttackChanges {
  if (earlier === null) return { ...later };
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

function report(game: Game, attack: AttackData, what: string, skill: string | null, before: number): void {
  if (game.log === null) return;
  const { attacker, target, damage: after }: { attacker: SeatId; target: SeatId; damage: number } = attack;
  const damage = { before, after };
  emit(game, { type: 'attackChanged', rule: '§7.3', attacker, target, what, skill, damage });
}
