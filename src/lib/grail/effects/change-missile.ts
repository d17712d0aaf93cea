/** `change-missile`: the pending missile goes to the left from now on (§9.7). */
import { emit } from '../state/log.ts';
import type { Names } from './names.ts';
import { nearest } from './pending.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';

export function changeMissile(effect: EffectOf<'change-missile'>, program: Program, { skill }: Names): void {
  const direction = effect.direction === 'left' ? -1 : 1;
  add(program, (game) => {
    const missile = nearest(game, 'missile');
    if (missile === null) return true;
    missile.direction = direction;
    if (game.log === null) return false;
    const { passer, target, amount } = missile;
    const points = { before: amount, after: amount };
    emit(game, { type: 'missileChanged', rule: '§9.7', passer, target, what: 'direction', skill, points });
    return false;
  });
}
