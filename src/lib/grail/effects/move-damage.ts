/** `move-damage`: what is left of the pending damage goes on for another character, without a second ④ (§11.4). */
import { emit } from '../state/log.ts';
import { known, type Names } from './names.ts';
import { nearest } from './pending.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { oneOf } from './who.ts';

export function moveDamage(effect: EffectOf<'move-damage'>, program: Program, names: Names): void {
  const to = known(names, effect.to);
  add(program, (game, frame) => {
    const damage = nearest(game, 'damage');
    const target = oneOf(game, to, frame);
    if (damage === null || target < 0 || target === damage.target) return true;
    const { target: from, amount: points } = damage;
    damage.target = target;
    if (game.log !== null)
      emit(game, { type: 'damageMoved', rule: '§11.4', from, target, points, skill: names.skill });
    return false;
  });
}
