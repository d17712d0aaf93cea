/** `damage`: magic damage from the owner, one whole block ③–⑥ for each target (§11.2, §11.5). */
import { call, add, forEachSeat, temp, type Program } from './program.ts';
import { newDamage } from './calls.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function damage(effect: EffectOf<'damage'>, program: Program, names: Names): void {
  const to = known(names, effect.to);
  const amount = compileNum(effect.amount, names);
  const points = temp(program);
  forEachSeat(
    program,
    (game, frame) => {
      frame.slots[points] = [amount(game, frame)];
      return (frame.slots[points]?.[0] ?? 0) > 0 ? groupOf(game, to, frame) : [];
    },
    (seat) =>
      add(program, (_game, frame) => {
        const size = frame.slots[points]?.[0] ?? 0;
        return call(frame, 'damage', newDamage(frame.seat, seat(frame), 'magic', 'skill', size, names.skill));
      }),
  );
}
