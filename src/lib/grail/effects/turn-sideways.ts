/** `turn-sideways`: may be repeated, the card just stays sideways (§3). */
import { turnSideways as turnSeatSideways } from '../state/skill-changes.ts';
import { known, type Names } from './names.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function turnSideways(effect: EffectOf<'turn-sideways'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  add(program, (game, frame) => {
    for (const seat of groupOf(game, who, frame)) turnSeatSideways(game, seat);
    return false;
  });
}
