/** `pick`: choices that need what has just been learned; where nothing can be chosen the name stays empty. */
import { askFields } from '../asking.ts';
import { compileBody } from '../body.ts';
import type { Choice } from '../language/choice.ts';
import type { NewName, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, temp, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** A choice that needs what has just been learned. */
export interface PickNow extends EffectBase {
  do: 'pick';
  pick: Record<NewName, Choice>;
  who?: Who;
}

export function pick(effect: PickNow, program: Program, names: Names): void {
  const decider = effect.who === undefined ? null : compileOne(effect.who, names);
  const user = temp(program);
  const body = compileBody({ choose: effect.pick }, names, temp(program));
  add(program, (game, frame) => {
    frame.slots[user] = [frame.user];
    if (decider !== null) frame.user = decider(game, frame);
    return true;
  });
  askFields(program, body);
  add(program, (_game, frame) => {
    frame.user = frame.slots[user]?.[0] ?? frame.user;
    return true;
  });
}
