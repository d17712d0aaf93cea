/** `skip-or-draw`: the turn player will skip his action phase or draw; asked once for all that came together (§5.1). */
import { emit } from '../../state/log.ts';
import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { nearest } from '../pending.ts';
import { add, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Skips the action phase or draws (§5.1); several of one moment, Weakness included, are one question. */
export interface SkipOrDraw extends EffectBase {
  do: 'skip-or-draw';
  who: Who;
  draw: Num;
}

export function skipOrDraw(effect: SkipOrDraw, program: Program, names: Names): void {
  const who = compileOne(effect.who, names);
  const cards = compileNum(effect.draw, names);
  const { skill } = names;
  add(program, (game, frame) => {
    const seat = who(game, frame);
    const turn = nearest(game, 'turn');
    if (turn === null || seat !== game.board.turn.player) return true;
    const draw = Math.max(0, cards(game, frame));
    turn.binds.push({ by: frame.seat, skill, draw });
    if (game.log !== null)
      emit(game, { type: 'skipOrDraw', rule: '§5.1', seat, by: frame.seat, skill, draw });
    return false;
  });
}
