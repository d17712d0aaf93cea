/** `adjust-hand`: draw up or discard face down to N, N at most the hand limit; no over-limit, no morale loss (§3). */
import { discardFaceDown, seatOf } from '../state/changes.ts';
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { newDraw } from './calls.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, askCards, call, forEachSeat, temp, type Program } from './program.ts';
import { limitOf } from './rules.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function adjustHand(effect: EffectOf<'adjust-hand'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const to = compileNum(effect.to, names);
  const chosen = temp(program);
  forEachSeat(
    program,
    (game, frame) => groupOf(game, who, frame),
    (seat) => {
      const goal = (game: Game, frame: EffectData) =>
        Math.min(to(game, frame), limitOf(game, seat(frame), 'hand'));
      const surplus = (game: Game, frame: EffectData) =>
        seatOf(game, seat(frame)).hand.length - goal(game, frame);
      askCards(program, chosen, seat, surplus);
      add(program, (game, frame) => {
        const cards = frame.slots[chosen] ?? [];
        if (cards.length > 0) discardFaceDown(game, seat(frame), cards, 'adjust', '§3');
        const missing = -surplus(game, frame);
        return missing > 0 ? call(frame, 'draw', newDraw(seat(frame), missing, 'skill')) : false;
      });
    },
  );
}
