/** `for-each`: one character after the other in seat order, each wholly before the next (§11.5). */
import { compileEffects } from '../effects.ts';
import type { Group } from '../language/words.ts';
import { inside, type Names } from '../names.ts';
import { add, forEachSeat, temp, type Program } from '../program.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** One character after the other in seat order, each is `it` in turn. */
export interface ForEach extends EffectBase {
  do: 'for-each';
  who: Group;
  then: Effect[];
}

export function forEach(effect: ForEach, program: Program, names: Names): void {
  const outer = temp(program);
  add(program, (_game, frame) => {
    frame.slots[outer] = frame.slots['it'] ?? [];
    return true;
  });
  forEachSeat(program, compileGroup(effect.who, names), (seat) => {
    add(program, (_game, frame) => {
      frame.slots['it'] = [seat(frame)];
      return true;
    });
    compileEffects(effect.then, program, inside(names, 'then'));
  });
  add(program, (_game, frame) => {
    frame.slots['it'] = frame.slots[outer] ?? [];
    return true;
  });
}
