/** `change-damage`: the pending damage by ± n, or prevented (§11.1 ③, ⑤); never below 0. */
import { emit } from '../state/log.ts';
import type { Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { nearest } from './pending.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';

export function changeDamage(effect: EffectOf<'change-damage'>, program: Program, names: Names): void {
  const by = compileNum(effect.by ?? 0, names);
  add(program, (game, frame) => {
    const damage = nearest(game, 'damage');
    if (damage === null) return true;
    const before = damage.amount;
    damage.amount = effect.prevent ? 0 : Math.max(0, before + by(game, frame));
    const { source, target, amount: after } = damage;
    if (game.log !== null)
      emit(game, {
        type: 'damageChanged',
        rule: '§11.1',
        source,
        target,
        skill: names.skill,
        points: { before, after },
      });
    return false;
  });
}
