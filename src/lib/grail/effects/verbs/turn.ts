/** `turn`: a character card is turned sideways or upright (§3). */
import { turnSideways, turnUpright } from '../../state/skill-changes.ts';
import type { Group } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Somebody's character card is turned sideways or upright (§3). */
export interface Turn extends EffectBase {
  do: 'turn';
  who?: Group;
  to: 'sideways' | 'upright';
}

export function turn(effect: Turn, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  add(program, (game, frame) => {
    for (const seat of who(game, frame))
      if (effect.to === 'sideways') turnSideways(game, seat);
      else turnUpright(game, seat);
    return false;
  });
  checkOverLimits(program);
}
