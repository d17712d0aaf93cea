/** What changes an attack (§7.3), its numbers read: done to the attack it is meant for. */
import type { AttackChanges, AttackData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { emit } from '../state/log.ts';

/** Nothing changes. */
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

function report(game: Game, attack: AttackData, what: string, skill: string | null, before: number): void {
  if (game.log === null) return;
  const { attacker, target, damage: after } = attack;
  const damage = { before, after };
  emit(game, { type: 'attackChanged', rule: '§7.3', attacker, target, what, skill, damage });
}
