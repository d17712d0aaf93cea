/** `change-attack`: what the pending attack still has before it: damage, element, target, which answers it allows (§7.3). */
import type { AttackData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { emit } from '../state/log.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { nearest } from './pending.ts';
import { add, type Program } from './program.ts';
import type { ChangeAttackEffect } from './skill.ts';
import { oneOf } from './who.ts';

/** Parts without a number, each with what it does to the attack. */
const PARTS: {
  [What in keyof ChangeAttackEffect]?: (attack: AttackData, effect: ChangeAttackEffect) => void;
} = {
  forced: (attack) => (attack.forced = true),
  noCounter: (attack) => (attack.counterable = false),
  noLight: (attack) => (attack.lightable = false),
  noShield: (attack) => (attack.shieldable = false),
  noHeals: (attack) => (attack.healsAllowed = 0),
  element(attack, { element }) {
    if (element === undefined) return;
    attack.element = element;
    if (element === 'dark') attack.counterable = false;
  },
};

export function changeAttack(effect: ChangeAttackEffect, program: Program, names: Names): void {
  const by = effect.damage === undefined ? null : compileNum(effect.damage, names);
  const target = effect.target === undefined ? null : known(names, effect.target);
  const parts = Object.entries(PARTS).filter(
    ([what]) => effect[what as keyof ChangeAttackEffect] !== undefined,
  );
  add(program, (game, frame) => {
    const attack = nearest(game, 'attack');
    if (attack === null) return true;
    if (by !== null) {
      const before = attack.damage;
      attack.damage += by(game, frame);
      report(game, attack, 'damage', names.skill, before);
    }
    for (const [what, change] of parts) {
      change(attack, effect);
      report(game, attack, what, names.skill, attack.damage);
    }
    const to = target === null ? -1 : oneOf(game, target, frame);
    if (to >= 0 && to !== attack.target) {
      attack.target = to;
      report(game, attack, 'target', names.skill, attack.damage);
    }
    return false;
  });
}

function report(game: Game, attack: AttackData, what: string, skill: string, before: number): void {
  if (game.log === null) return;
  const { attacker, target, damage: after } = attack;
  emit(game, {
    type: 'attackChanged',
    rule: '§7.3',
    attacker,
    target,
    what,
    skill,
    damage: { before, after },
  });
}
