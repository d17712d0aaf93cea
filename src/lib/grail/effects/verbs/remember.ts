/** `remember`: a name for a character, until the form it was given in is left. */
import { rememberSeat } from '../../state/skill-changes.ts';
import type { NewName, Text, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** A name for a character that stays until the form it was given in is left. */
export interface Remember extends EffectBase {
  do: 'remember';
  as: NewName;
  who: Who;
  label: Text;
}

export function remember(effect: Remember, program: Program, names: Names): void {
  const who = compileOne(effect.who, names);
  add(program, (game, frame) => {
    const seat = who(game, frame);
    if (seat < 0) return true;
    rememberSeat(game, frame.seat, effect.as, seat);
    return false;
  });
}
