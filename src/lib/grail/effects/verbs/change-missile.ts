/** `change-missile`: the pending missile flies the other way from now on (§9.7), or does more. */
import { emit } from '../../state/log.ts';
import type { Num } from '../language/number.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { nearest } from '../pending.ts';
import { add, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** The pending missile flies the other way, or does more (§9). */
export interface ChangeMissile extends EffectBase {
  do: 'change-missile';
  direction?: 'left' | 'right';
  by?: Num;
}

export function changeMissile(effect: ChangeMissile, program: Program, names: Names): void {
  const { skill } = names;
  const by = effect.by === undefined ? null : compileNum(effect.by, names);
  add(program, (game, frame) => {
    const missile = nearest(game, 'missile');
    if (missile === null) return true;
    const before = missile.amount;
    if (effect.direction !== undefined) missile.direction = effect.direction === 'left' ? -1 : 1;
    if (by !== null) missile.amount = Math.max(0, before + by(game, frame));
    if (game.log === null) return false;
    const { passer, target, amount: after } = missile;
    const what = effect.direction === undefined ? 'points' : 'direction';
    emit(game, {
      type: 'missileChanged',
      rule: '§9.7',
      passer,
      target,
      what,
      skill,
      points: { before, after },
    });
    return false;
  });
}
