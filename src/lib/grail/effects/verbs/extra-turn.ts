/** `extra-turn`: a whole turn directly after the present one (§5.4). */
import { grantExtraTurn } from '../../state/skill-changes.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, type Program } from '../program.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** A turn of its own after this one (§5.4). */
export interface ExtraTurn extends EffectBase {
  do: 'extra-turn';
  who?: Who;
}

export function extraTurn(effect: ExtraTurn, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  add(program, (game, frame) => {
    for (const seat of who(game, frame)) grantExtraTurn(game, seat);
    return false;
  });
}
