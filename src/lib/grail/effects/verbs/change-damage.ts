/** `change-damage`: the pending damage by ± n, or prevented (§11.1 ③, ⑤), never below 0; or what its over-limit costs. */
import { emit } from '../../state/log.ts';
import type { Num } from '../language/number.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { nearest } from '../pending.ts';
import { add, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** The pending damage by ± n, or prevented; or what its over-limit costs (§11.1). */
export interface ChangeDamage extends EffectBase {
  do: 'change-damage';
  by?: Num;
  prevent?: true;
  loss?: Num;
}

export function changeDamage(effect: ChangeDamage, program: Program, names: Names): void {
  const by = effect.by === undefined ? null : compileNum(effect.by, names);
  const loss = effect.loss === undefined ? null : compileNum(effect.loss, names);
  add(program, (game, frame) => {
    const damage = nearest(game, 'damage');
    if (damage === null) return true;
    if (loss !== null) damage.loss = Math.max(0, loss(game, frame));
    const before = damage.amount;
    damage.amount = effect.prevent ? 0 : Math.max(0, before + (by?.(game, frame) ?? 0));
    const { source, target, amount: after } = damage;
    if (game.log !== null && (effect.prevent || by !== null)) {
      const points = { before, after };
      emit(game, { type: 'damageChanged', rule: '§11.1', source, target, skill: names.skill, points });
    }
    return false;
  });
}
