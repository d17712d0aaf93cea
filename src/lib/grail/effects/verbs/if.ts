/** `if`: one of two branches, by what is so when its turn comes. */
import { compileConditions, allHold } from '../conditions.ts';
import { compileEffects } from '../effects.ts';
import { inside, type Names } from '../names.ts';
import { add, onlyIf, temp, type Program } from '../program.ts';
import type { Condition } from '../language/condition.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** A branch. */
export interface IfThen extends EffectBase {
  do: 'if';
  if: Condition[];
  then: Effect[];
  else?: Effect[];
}

export function branch(effect: IfThen, program: Program, names: Names): void {
  const conditions = compileConditions(effect.if, names);
  const way = temp(program);
  add(program, (game, frame) => {
    frame.slots[way] = [allHold(conditions, game, frame) ? 1 : 0];
    return true;
  });
  onlyIf(program, [(_game, { slots }) => slots[way]?.[0] === 1], () =>
    compileEffects(effect.then, program, inside(names, 'then')),
  );
  const { else: other } = effect;
  if (other !== undefined)
    onlyIf(program, [(_game, { slots }) => slots[way]?.[0] === 0], () =>
      compileEffects(other, program, inside(names, 'else')),
    );
}
