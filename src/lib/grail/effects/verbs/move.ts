/** `move`: heals from character to character, stones from zone to zone or into energy (§3 转移); what finds no room is lost. */
import type { SeatId } from '../../state/board.ts';
import { gainHeals, loseHeals, seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { Scope } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import { chooseFrom, ENERGY, ZONE } from '../purses.ts';
import { numbersResult } from '../results.ts';
import { compileGroup, type SeatsOf } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** `any`: of either kind, the decider picks. */
export interface MovedStones extends Stones {
  any?: Num;
}

/** Heals from one character to another; stones from a zone to a zone, or into energy. */
export interface Move extends EffectBase {
  do: 'move';
  heals?: Num;
  stones?: MovedStones;
  from: Who;
  to: Who;
  into?: 'energy';
  /** Heals past the limit of the receiver, up to so many in all. */
  over?: Num | 'any';
}

export function move(effect: Move, program: Program, names: Names): void {
  const [from, to] = [first(compileGroup(effect.from, names)), first(compileGroup(effect.to, names))];
  if (effect.heals !== undefined) moveHeals(effect, effect.heals, from, to, program, names);
  if (effect.stones !== undefined) moveStones(effect, effect.stones, from, to, program, names);
}

type FirstOf = (game: Game, scope: Scope) => SeatId;

/** A zone is named by its team: any character of it. */
function first(group: SeatsOf): FirstOf {
  return (game, scope) => group(game, scope)[0] ?? -1;
}

function moveHeals(
  { over, name }: Move,
  num: Num,
  from: FirstOf,
  to: FirstOf,
  program: Program,
  names: Names,
): void {
  const count = compileNum(num, names);
  const most = over === undefined ? null : over === 'any' ? () => Infinity : compileNum(over, names);
  const moved = numbersResult(name, names);
  add(program, (game, frame) => {
    const [giver, taker] = [from(game, frame), to(game, frame)];
    if (giver < 0 || taker < 0 || giver === taker) return true;
    const heals = Math.min(seatOf(game, giver).heals, Math.max(0, count(game, frame)));
    if (heals === 0) return true;
    loseHeals(game, giver, heals, '§3');
    moved(frame, gainHeals(game, taker, heals, most?.(game, frame) ?? null, '§3'));
    return false;
  });
}

function moveStones(
  { into, name }: Move,
  { gem, crystal, any }: MovedStones,
  from: FirstOf,
  to: FirstOf,
  program: Program,
  names: Names,
): void {
  const target = into === 'energy' ? ENERGY : ZONE;
  const [gems, crystals] = [compileNum(gem ?? 0, names), compileNum(crystal ?? 0, names)];
  const chosen = chooseFrom(
    program,
    ZONE,
    from,
    (_game, frame) => frame.user,
    any === undefined ? () => 0 : compileNum(any, names),
  );
  const moved = numbersResult(name, names);
  add(program, (game, frame) => {
    const [giver, taker] = [from(game, frame), to(game, frame)];
    if (giver < 0 || taker < 0) return true;
    const held = ZONE.held(game, giver);
    const more = chosen(game, frame);
    const gone = {
      gem: Math.min(held.gem, gems(game, frame) + more.gem),
      crystal: Math.min(held.crystal, crystals(game, frame) + more.crystal),
    };
    if (gone.gem + gone.crystal === 0) return true;
    ZONE.change(game, giver, { gem: -gone.gem, crystal: -gone.crystal }, '§3');
    const room = target.room(game, taker);
    const come = { gem: Math.min(gone.gem, room), crystal: 0 };
    come.crystal = Math.min(gone.crystal, room - come.gem);
    target.change(game, taker, come, '§3');
    moved(frame, come.gem + come.crystal);
    return false;
  });
  checkOverLimits(program);
}
