/** `cancel`: the skill whose use is the event goes on at its end; what it cost stays paid (§21.7). */
import { emit } from '../../state/log.ts';
import type { Names } from '../names.ts';
import { usedSkill } from '../pending.ts';
import { add, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** The skill that was used has no effect; its cost stays paid. */
export interface Cancel extends EffectBase {
  do: 'cancel';
  what: 'skill';
}

export function cancel(_effect: Cancel, program: Program, { skill }: Names): void {
  add(program, (game) => {
    const used = usedSkill(game);
    const compiled = used === null ? undefined : game.rules.skills.abilities[used.ability];
    if (used === null || compiled === undefined) return true;
    used.pc = compiled.cleanUp;
    if (game.log !== null)
      emit(game, {
        type: 'skillCancelled',
        rule: '§21.7',
        seat: used.seat,
        skill: compiled.skill.id,
        by: skill,
      });
    return false;
  });
}
