/** `extra-turn`: a whole turn directly after the present one (§5.4). */
import { grantExtraTurn } from '../state/skill-changes.ts';
import { known, type Names } from './names.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function extraTurn(effect: EffectOf<'extra-turn'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  add(program, (game, frame) => {
    for (const seat of groupOf(game, who, frame)) grantExtraTurn(game, seat);
    return false;
  });
}
