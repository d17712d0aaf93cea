/** `exchange`: so many of one kind become another; what finds no room is lost. */
import type { SeatId } from '../../state/board.ts';
import { seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import { maxOf } from '../../state/sheet.ts';
import { changeTokens } from '../../state/skill-changes.ts';
import type { NumberOf } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import { ENERGY, ZONE, type Purse } from '../purses.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** So many of one kind become another; what finds no room is lost. */
export interface Exchange extends EffectBase {
  do: 'exchange';
  what: 'energy' | 'stones' | 'tokens';
  who?: Who;
  /** gem, crystal, or a token. */
  from: string;
  to: string;
  count: Num | 'all';
}

type Stone = 'gem' | 'crystal';

export function exchange(effect: Exchange, program: Program, names: Names): void {
  const { what, from, to } = effect;
  const who = compileOne(effect.who ?? 'self', names);
  const count: NumberOf = effect.count === 'all' ? () => Infinity : compileNum(effect.count, names);
  if (what !== 'tokens' && !(isStone(from) && isStone(to)))
    throw new SkillError(`${names.where}: stones are gem or crystal`);
  add(program, (game, frame) => {
    const seat = who(game, frame);
    const number = Math.max(0, count(game, frame));
    if (seat < 0 || number === 0) return true;
    if (what === 'tokens') exchangeTokens(game, seat, from, to, number);
    else exchangeStones(game, seat, what === 'energy' ? ENERGY : ZONE, from as Stone, to as Stone, number);
    return false;
  });
  checkOverLimits(program);
}

function isStone(word: string): word is Stone {
  return word === 'gem' || word === 'crystal';
}

function exchangeTokens(game: Game, seat: SeatId, from: string, to: string, count: number): void {
  const gone = Math.min(count, seatOf(game, seat).tokens[from] ?? 0);
  if (gone === 0) return;
  changeTokens(game, seat, from, -gone, '§20.9');
  changeTokens(game, seat, to, gone, '§20.9', maxOf(game, seat, to));
}

function exchangeStones(game: Game, seat: SeatId, purse: Purse, from: Stone, to: Stone, count: number): void {
  const number = Math.min(count, purse.held(game, seat)[from]);
  if (number === 0 || from === to) return;
  const change = { gem: 0, crystal: 0 };
  change[from] -= number;
  change[to] += number;
  purse.change(game, seat, change, '§16.1');
}
