/** `move-damage`: points of the pending damage go on for another character at ⑥, without a second ④ (§11.4). */
import type { SeatId } from '../../state/board.ts';
import type { DamageData } from '../../state/frames.ts';
import { turnOrder, type Game } from '../../state/game.ts';
import { emit } from '../../state/log.ts';
import { newDamage } from '../calls.ts';
import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { nearest } from '../pending.ts';
import { add, call, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Points of the pending damage, or all, are taken by another character instead, from ⑥ on (§11.4). */
export interface MoveDamage extends EffectBase {
  do: 'move-damage';
  points: Num | 'all';
  to: Who;
  kind?: 'attack' | 'magic';
  /** From whom it then comes. */
  by?: Who;
  loss?: Num;
}

export function moveDamage(effect: MoveDamage, program: Program, names: Names): void {
  const to = compileOne(effect.to, names);
  const by = effect.by === undefined ? null : compileOne(effect.by, names);
  const points = effect.points === 'all' ? () => Infinity : compileNum(effect.points, names);
  const loss = effect.loss === undefined ? null : compileNum(effect.loss, names);
  add(program, (game, frame) => {
    const damage = nearest(game, 'damage');
    const target = to(game, frame);
    if (damage === null || damage.moved || target < 0 || target === damage.target) return true;
    const moving = Math.min(damage.amount, Math.max(0, points(game, frame)));
    if (moving === 0) return true;
    const source = by?.(game, frame) ?? damage.source;
    const { kind = damage.kind } = effect;
    const part = newDamage(source, target, kind, damage.cause, moving, names.skill);
    Object.assign(part, {
      late: true,
      moved: true,
      loss: loss === null ? -1 : Math.max(0, loss(game, frame)),
    });
    const left = { before: damage.amount, after: damage.amount - moving };
    damage.amount = left.after;
    if (game.log !== null) {
      const { target: from } = damage;
      const moved = { from, target, points: moving, left, skill: names.skill };
      emit(game, { type: 'damageMoved', rule: '§11.4', ...moved });
    }
    if (damage.amount > 0 && isBefore(game, damage.target, target)) return waits(damage, part);
    return call(frame, 'damage', part);
  });
}

/** §21.3: counted from the turn player. */
function isBefore(game: Game, seat: SeatId, other: SeatId): boolean {
  const order = turnOrder(game);
  return order.indexOf(seat) < order.indexOf(other);
}

/** Part and rest are settled in seat order: here the rest comes first. */
function waits(damage: DamageData, part: DamageData): false {
  let last = damage;
  while (last.rest !== null) last = last.rest;
  last.rest = part;
  return false;
}
