/** `attack`: an active attack without a card, with its own ①–⑥ (§6.7). */
import { newAttack } from './calls.ts';
import { known, type Names } from './names.ts';
import { add, call, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { oneOf } from './who.ts';

export function attack(effect: EffectOf<'attack'>, program: Program, names: Names): void {
  const at = known(names, effect.at);
  add(program, (game, frame) => {
    const target = oneOf(game, at, frame);
    if (target < 0) return true;
    return call(frame, 'attack', newAttack(game, frame.user, target, 0, effect.element, true));
  });
}
