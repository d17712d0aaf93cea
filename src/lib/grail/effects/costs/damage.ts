/** `damage`: magic damage to oneself, a whole block (§11) before the effect. */
import { newDamage } from '../calls.ts';
import type { Num } from '../language/number.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call } from '../program.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';

/** Magic damage to oneself, a whole block (§11) before the effect. */
export interface DamageCost extends CostBase {
  pay: 'damage';
  amount: Num;
}

export function damage(cost: DamageCost, _context: CostContext, names: Names): CompiledCost {
  const amount = compileNum(cost.amount, names);
  return {
    fields: [],
    payable: null,
    pay: (program) =>
      add(program, (game, frame) => {
        const points = amount(game, frame);
        if (points <= 0) return true;
        return call(
          frame,
          'damage',
          newDamage(frame.seat, frame.user, 'magic', 'skill', points, names.skill),
        );
      }),
  };
}
