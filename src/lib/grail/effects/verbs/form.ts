/** `form`: into a form or out of it (§3); entered again it begins anew. */
import { seatOf } from '../../state/changes.ts';
import { changeForm } from '../../state/skill-changes.ts';
import type { FormId } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** Into a form or out of it (§3). */
export interface FormChange extends EffectBase {
  do: 'form';
  enter?: FormId;
  leave?: FormId;
}

export function form(effect: FormChange, program: Program, names: Names): void {
  const { enter, leave } = effect;
  if ((enter === undefined) === (leave === undefined))
    throw new SkillError(`${names.where}: a form is entered or left`);
  add(program, (game, frame) => {
    if (leave !== undefined && seatOf(game, frame.seat).form !== leave) return true;
    changeForm(game, frame.seat, enter ?? null);
    return false;
  });
  checkOverLimits(program);
}
