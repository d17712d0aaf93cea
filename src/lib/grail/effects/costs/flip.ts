/** `flip`: two-sided tokens are turned over. */
import { seatOf } from '../../state/changes.ts';
import { sideKey } from '../../state/sheet.ts';
import { flipTokens } from '../../state/skill-changes.ts';
import type { Num } from '../language/number.ts';
import type { TokenId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { instantly } from './paying.ts';

/** Two-sided tokens are turned over. */
export interface FlipCost extends CostBase {
  pay: 'flip';
  token: TokenId;
  from: string;
  to: string;
  count: Num;
}

export function flip(cost: FlipCost, _context: CostContext, names: Names): CompiledCost {
  const { token, from, to } = cost;
  const count = compileNum(cost.count, names);
  return {
    fields: [],
    payable: (game, scope) =>
      (seatOf(game, scope.user).tokens[sideKey(token, from)] ?? 0) >= count(game, scope),
    pay: (program) =>
      instantly(program, (game, frame) =>
        flipTokens(game, frame.user, token, from, to, Math.max(0, count(game, frame)), '§20.3'),
      ),
  };
}
