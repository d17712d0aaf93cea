/** `change-loss`: the pending loss of morale by ± n; reduced to 0 it is no loss (§15.2(a), §15.3). */
import { emit } from '../state/log.ts';
import type { Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { nearest } from './pending.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';

export function changeLoss(effect: EffectOf<'change-loss'>, program: Program, names: Names): void {
  const by = compileNum(effect.by, names);
  add(program, (game, frame) => {
    const loss = nearest(game, 'morale');
    if (loss === null) return true;
    const before = loss.amount;
    loss.amount = Math.max(0, before + by(game, frame));
    const { team, amount: after } = loss;
    if (game.log !== null)
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
