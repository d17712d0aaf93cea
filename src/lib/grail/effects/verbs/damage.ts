/** `damage`: from the owner, one whole block ③–⑥ for each target (§11.2, §11.5). */
import type { SeatId } from '../../state/board.ts';
import type { DamageData } from '../../state/frames.ts';
import { newDamage } from '../calls.ts';
import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call, forEachSeat, temp, type Program } from '../program.ts';
import { numbersResult } from '../results.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Damage from the owner, one whole block ③–⑥ for each target (§11.2, §11.5). */
export interface Damage extends EffectBase {
  do: 'damage';
  to: Group;
  amount: Num;
  /** Default magic. */
  kind?: 'attack' | 'magic';
  /** ④ is not asked. */
  heals?: 'useless';
  /** Its over-limit costs exactly so much morale, where it would cost any. */
  loss?: Num;
  /** It begins there: ③ to ⑤ do not happen. */
  from?: 't6.take';
}

export function damage(effect: Damage, program: Program, names: Names): void {
  const to = compileGroup(effect.to, names);
  const amount = compileNum(effect.amount, names);
  const loss = effect.loss === undefined ? null : compileNum(effect.loss, names);
  const done = numbersResult(effect.name, names);
  const points = temp(program);
  const block = (source: SeatId, target: SeatId, size: number): DamageData => {
    const { kind = 'magic', heals, from } = effect;
    const pending = newDamage(source, target, kind, 'skill', size, names.skill, heals === 'useless' ? 0 : -1);
    pending.late = from === 't6.take';
    return pending;
  };
  forEachSeat(
    program,
    (game, frame) => {
      frame.slots[points] = [amount(game, frame)];
      return (frame.slots[points]?.[0] ?? 0) > 0 ? to(game, frame) : [];
    },
    (seat) => {
      add(program, (game, frame) => {
        const pending = block(frame.seat, seat(frame), frame.slots[points]?.[0] ?? 0);
        if (loss !== null) pending.loss = Math.max(0, loss(game, frame));
        frame.result = 0;
        return call(frame, 'damage', pending);
      });
      // The next instruction runs when the whole block is over: now the morale it cost is known.
      if (effect.name !== undefined)
        add(program, (_game, frame) => {
          done(frame, 1, frame.result);
          return true;
        });
    },
  );
}
