/** `remove`: a placed card goes: to the discard pile, or to the user's hand (§22.4). */
import { removePlaced } from '../state/changes.ts';
import { placedAt } from './fields.ts';
import { known, type Names } from './names.ts';
import { add, checkOverLimits, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';

export function remove(effect: EffectOf<'remove'>, program: Program, names: Names): void {
  const slot = known(names, effect.placed);
  const to = effect.to ?? 'discard';
  add(program, (game, frame) => {
    const lying = placedAt(game, frame.slots[slot]?.[0] ?? -1);
    if (lying === null) return true;
    removePlaced(game, lying.seat, lying.placed, to, '§22.4', frame.user);
    return false;
  });
  if (to === 'hand') checkOverLimits(program);
}
