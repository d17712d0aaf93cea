/** `change-loss`: the pending loss of morale by ± n, or set; at 0 it is no loss (§15.2(a), §15.3). */
import { emit } from '../../state/log.ts';
import type { Num } from '../language/number.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { nearest } from '../pending.ts';
import { add, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** The pending loss of morale by ± n, or set (§15.2a). */
export interface ChangeLoss extends EffectBase {
  do: 'change-loss';
  by?: Num;
  set?: Num;
}

export function changeLoss(effect: ChangeLoss, program: Program, names: Names): void {
  const by = compileNum(effect.by ?? 0, names);
  const set = effect.set === undefined ? null : compileNum(effect.set, names);
  add(program, (game, frame) => {
    const loss = nearest(game, 'morale');
    if (loss === null) return true;
    const before = loss.amount;
    loss.amount = Math.max(0, (set === null ? before : set(game, frame)) + by(game, frame));
    if (game.log === null) return false;
    const { team, amount: after } = loss;
    emit(game, {
      type: 'moraleLossChanged',
      rule: '§15.2',
      team,
      skill: names.skill,
      points: { before, after },
    });
    return false;
  });
}
