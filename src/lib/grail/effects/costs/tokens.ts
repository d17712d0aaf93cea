/** `tokens`: counters are removed. */
import { seatOf } from '../../state/changes.ts';
import { changeTokens } from '../../state/skill-changes.ts';
import type { NumberOf } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { NewName, TokenId } from '../language/words.ts';
import { bind, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { instantly } from './paying.ts';

/** Tokens are removed; `all`: every one, and `name` is how many. */
export interface TokensCost extends CostBase {
  pay: 'tokens';
  token: TokenId;
  count: Num | 'all';
  name?: NewName;
}

export function tokens(cost: TokensCost, _context: CostContext, names: Names): CompiledCost {
  const { token, name } = cost;
  const held: NumberOf = (game, scope) => seatOf(game, scope.user).tokens[token] ?? 0;
  const count = cost.count === 'all' ? held : compileNum(cost.count, names);
  if (name !== undefined) bind(names, name, 'number');
  return {
    fields: [],
    payable: (game, scope) => held(game, scope) >= count(game, scope),
    pay: (program) =>
      instantly(program, (game, frame) => {
        const paid = Math.max(0, count(game, frame));
        if (name !== undefined) frame.slots[name] = [paid];
        if (paid > 0) changeTokens(game, frame.user, token, -paid, '§20.3');
      }),
  };
}
