/** `card`: the exclusive card lies beside the sheet, ready to be laid (§20.1, §22.3). */
import { exclusiveAvailable } from '../../state/sheet.ts';
import type { LaidId } from '../language/words.ts';
import type { Names } from '../names.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';

/** The exclusive card lies beside the sheet. */
export interface CardCost extends CostBase {
  pay: 'card';
  card: LaidId;
}

/** It is laid by `place`; here is only looked whether it can be. */
export function card(cost: CardCost, _context: CostContext, _names: Names): CompiledCost {
  return {
    fields: [],
    payable: (game, scope) => exclusiveAvailable(game, scope.seat, cost.card),
    pay: () => undefined,
  };
}
