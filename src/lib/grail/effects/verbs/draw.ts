/** `draw`: a plain draw (§13.2); the machine `draw` looks at the limit afterwards. */
import type { SeatId } from '../../state/board.ts';
import { seatOf } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { askValues, numbers } from '../ask-values.ts';
import { newDraw } from '../calls.ts';
import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call, forEachSeat, temp, type Program } from '../program.ts';
import { limitOf } from '../rules/query.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Draws (§13): so many; `upTo`: as many as the player likes; `to`: up to so many in hand. */
export interface Draw extends EffectBase {
  do: 'draw';
  who?: Group;
  count?: Num;
  upTo?: Num;
  to?: Num | 'hand-limit';
  /** Not past the hand limit. */
  withinLimit?: true;
}

export function draw(effect: Draw, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  const wanted = compileWanted(effect, names);
  const most = (game: Game, frame: EffectData, seat: SeatId) => {
    const number = Math.max(0, wanted(game, frame, seat));
    if (!effect.withinLimit) return number;
    return Math.min(number, Math.max(0, limitOf(game, seat, 'hand') - seatOf(game, seat).hand.length));
  };
  const chosen = temp(program);
  forEachSeat(program, who, (seat) => {
    if (effect.upTo !== undefined)
      askValues(
        program,
        chosen,
        'number',
        (_game, frame) => seat(frame),
        (game, frame) => numbers(0, most(game, frame, seat(frame))),
      );
    add(program, (game, frame) => {
      const cards =
        effect.upTo === undefined ? most(game, frame, seat(frame)) : (frame.slots[chosen]?.[0] ?? 0);
      return cards > 0 ? call(frame, 'draw', newDraw(seat(frame), cards, 'skill')) : true;
    });
  });
}

/** How many, before it is looked whether they fit. */
function compileWanted(
  { count, upTo, to }: Draw,
  names: Names,
): (game: Game, frame: EffectData, seat: SeatId) => number {
  const number = count ?? upTo;
  if (number !== undefined) {
    const read = compileNum(number, names);
    return (game, frame) => read(game, frame);
  }
  if (to === undefined) throw new SkillError(`${names.where}: say how many cards are drawn`);
  if (to === 'hand-limit')
    return (game, _frame, seat) => {
      const limit = limitOf(game, seat, 'hand');
      return Number.isFinite(limit) ? limit - seatOf(game, seat).hand.length : 0;
    };
  const goal = compileNum(to, names);
  return (game, frame, seat) => goal(game, frame) - seatOf(game, seat).hand.length;
}
