/** Questions for values that a verb puts to somebody in the middle of an effect. */
import type { SeatId } from '../state/board.ts';
import type { EffectAsk, EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { add, type Program } from './program.ts';

/** The values he may name: `min` to `max` different ones of `from`. */
export interface Values {
  from: number[];
  min: number;
  max: number;
}

/**
 * Asks for values and leaves them in `slot`. Where there is only one answer nobody is asked.
 * A number's slot that ends in "gems" counts gems; the screen says so.
 */
export function askValues(
  program: Program,
  slot: string,
  pick: EffectAsk['pick'],
  seat: (game: Game, frame: EffectData) => SeatId,
  values: (game: Game, frame: EffectData) => Values,
): void {
  add(program, (game, frame) => {
    const { from, min, max } = values(game, frame);
    const most = Math.min(Math.max(0, max), from.length);
    const least = Math.min(Math.max(0, min), most);
    if (most === 0 || (least === from.length && most === least)) {
      frame.slots[slot] = most === 0 ? [] : [...from];
      return true;
    }
    frame.signal = 'ask';
    frame.ask = { seat: seat(game, frame), slot, pick, from: [...from], min: least, max: most };
    return false;
  });
}

/** Every number from `least` to `most`, one of which is named. */
export function numbers(least: number, most: number): Values {
  return { from: Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i), min: 1, max: 1 };
}
