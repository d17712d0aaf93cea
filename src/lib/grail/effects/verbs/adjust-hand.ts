/** `adjust-hand`: draw up or discard face down to N, N at most the hand limit; no over-limit, no morale loss (§3). */
import { discardFaceDown, seatOf } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { newDraw } from '../calls.ts';
import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, askCards, call, forEachSeat, temp, type Program } from '../program.ts';
import { limitOf } from '../rules/query.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Draw up or discard to so many, at most the hand limit; no over-limit (§3). */
export interface AdjustHand extends EffectBase {
  do: 'adjust-hand';
  who?: Group;
  to: Num;
}

export function adjustHand(effect: AdjustHand, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  const to = compileNum(effect.to, names);
  const chosen = temp(program);
  forEachSeat(program, who, (seat) => {
    const surplus = (game: Game, frame: EffectData) => {
      const goal = Math.max(0, Math.min(to(game, frame), limitOf(game, seat(frame), 'hand')));
      return seatOf(game, seat(frame)).hand.length - goal;
    };
    askCards(program, chosen, seat, surplus);
    add(program, (game, frame) => {
      const cards = frame.slots[chosen] ?? [];
      if (cards.length > 0) discardFaceDown(game, seat(frame), cards, 'adjust', '§3');
      const missing = -surplus(game, frame);
      return missing > 0 ? call(frame, 'draw', newDraw(seat(frame), missing, 'skill')) : cards.length === 0;
    });
  });
}
