/** `draw`: a forced draw (§3), settled before the effect. */
import { newDraw } from '../calls.ts';
import type { Num } from '../language/number.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call } from '../program.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';

/** A forced draw, settled first. */
export interface DrawCost extends CostBase {
  pay: 'draw';
  count: Num;
}

export function draw(cost: DrawCost, _context: CostContext, names: Names): CompiledCost {
  const count = compileNum(cost.count, names);
  return {
    fields: [],
    payable: null,
    pay: (program) =>
      add(program, (game, frame) => {
        const cards = count(game, frame);
        return cards > 0 ? call(frame, 'draw', newDraw(frame.user, cards, 'skill')) : true;
      }),
  };
}
