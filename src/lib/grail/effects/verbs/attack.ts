/** `attack`: an active attack without a card, with its own ①–⑥ (§6.7). */
import type { Element, Faction } from '../../state/cards.ts';
import { newAttack } from '../calls.ts';
import { compileElement } from '../elements.ts';
import type { Num } from '../language/number.ts';
import type { Name, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** An active attack without a card (§6.7). */
export interface Attack extends EffectBase {
  do: 'attack';
  at: Who;
  element: Element | Name;
  faction?: Faction;
  /** Instead of the settings' base damage. */
  damage?: Num;
}

export function attack(effect: Attack, program: Program, names: Names): void {
  const at = compileOne(effect.at, names);
  const element = compileElement(effect.element, names);
  const damage = effect.damage === undefined ? null : compileNum(effect.damage, names);
  add(program, (game, frame) => {
    const target = at(game, frame);
    const now = element(game, frame);
    if (target < 0 || now === null) return true;
    const pending = newAttack(game, frame.user, target, 0, now, true);
    if (effect.faction !== undefined) pending.faction = effect.faction;
    if (damage !== null) pending.damage = Math.max(0, damage(game, frame));
    return call(frame, 'attack', pending);
  });
}
