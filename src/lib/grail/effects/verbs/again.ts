/** `again`: the effect of another own skill once more: its choices are asked, its costs are not paid. */
import type { EffectData } from '../../state/frames.ts';
import { newEffect } from '../calls.ts';
import type { SkillId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, call, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** What another own skill does is done once more, without its costs. */
export interface Again extends EffectBase {
  do: 'again';
  skill: SkillId;
}

export function again(effect: Again, program: Program, _names: Names): void {
  add(program, (game, frame) => {
    const { abilities } = game.rules.skills;
    const other = abilities.find(
      ({ seat, skill, repeat }) => seat === frame.seat && skill.id === effect.skill && repeat >= 0,
    );
    if (other === undefined) return true;
    const data: EffectData = newEffect({
      ability: other.repeat,
      seat: frame.seat,
      user: frame.user,
      picks: {},
    });
    return call(frame, 'effect', data);
  });
}
