/** `change-missile`: the pending missile goes to the left from now on (§9.7). */
import { nearest } from './pending.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';

export function changeMissile(effect: EffectOf<'change-missile'>, program: Program): void {
  const direction = effect.direction === 'left' ? -1 : 1;
  add(program, (game) => {
    const missile = nearest(game, 'missile');
    if (missile !== null) missile.direction = direction;
    return missile === null;
  });
}
