/** `turn-order`: the turns go on from another seat, or the other way round (§5). */
import { changeTurnOrder } from '../../state/skill-changes.ts';
import type { Who } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { add, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** The turns go on from another seat, or the other way round. */
export interface TurnOrder extends EffectBase {
  do: 'turn-order';
  next?: Who;
  direction?: 'left' | 'right' | 'reverse';
}

export function turnOrder(effect: TurnOrder, program: Program, names: Names): void {
  const { direction, next } = effect;
  if (direction === undefined && next === undefined)
    throw new SkillError(`${names.where}: say from whom the turns go on, or which way`);
  const who = next === undefined ? null : compileOne(next, names);
  add(program, (game, frame) => {
    const seat = who?.(game, frame) ?? null;
    if (seat !== null && seat < 0) return true;
    const now = game.board.direction;
    const way =
      direction === undefined ? now : direction === 'reverse' ? -now : direction === 'left' ? -1 : 1;
    changeTurnOrder(game, seat, way === -1 ? -1 : 1);
    return false;
  });
}
