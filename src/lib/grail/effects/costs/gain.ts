/** `gain`: tokens are taken as a price; impossible where they would not fit. */
import { seatOf } from '../../state/changes.ts';
import { maxOf } from '../../state/sheet.ts';
import { changeTokens } from '../../state/skill-changes.ts';
import type { Num } from '../language/number.ts';
import type { TokenId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { instantly } from './paying.ts';

/** Tokens are taken; impossible where they would not fit. */
export interface TakeTokensCost extends CostBase {
  pay: 'gain';
  token: TokenId;
  count: Num;
}

export function gain(cost: TakeTokensCost, _context: CostContext, names: Names): CompiledCost {
  const { token } = cost;
  const count = compileNum(cost.count, names);
  return {
    fields: [],
    payable: (game, scope) =>
      (seatOf(game, scope.user).tokens[token] ?? 0) + count(game, scope) <= maxOf(game, scope.user, token),
    pay: (program) =>
      instantly(program, (game, frame) =>
        changeTokens(game, frame.user, token, Math.max(0, count(game, frame)), '§20.3'),
      ),
  };
}
