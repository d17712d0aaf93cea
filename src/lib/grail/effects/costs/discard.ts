/** `discard`: hand cards go to the discard pile, face down unless shown (§3). */
import { shuffle } from '../../../kernel/random.ts';
import { seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import { compileFilter } from '../cards.ts';
import type { CardFilter, Together } from '../language/card-filter.ts';
import type { Num } from '../language/number.ts';
import type { NewName } from '../language/words.ts';
import type { Scope } from '../compiled.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { discardCards, freeOf, handField, nameOfItem, showCards } from './paying.ts';

/** Hand cards, face down unless `shown`. `random`: the game picks them. */
export interface DiscardCost extends CostBase {
  pay: 'discard';
  count: Num;
  cards?: CardFilter;
  together?: Together;
  shown?: true;
  random?: true;
  name?: NewName;
}

export function discard(cost: DiscardCost, context: CostContext, names: Names): CompiledCost {
  const count = compileNum(cost.count, names);
  const fits = cost.cards === undefined ? null : compileFilter(cost.cards, names);
  const name = nameOfItem(cost.name, context, names);
  const paying = cost.shown ? showCards(name, 'discard') : discardCards(name);
  if (!cost.random)
    return { fields: [handField(name, count, fits, context, cost.together)], payable: null, ...paying };
  const free = (game: Game, scope: Scope) =>
    freeOf(seatOf(game, scope.user).hand, game, scope, fits, context);
  return {
    fields: [],
    payable: (game, scope) => free(game, scope).length >= count(game, scope),
    leave(game, frame) {
      const from = shuffle(game.board.random, free(game, frame));
      frame.slots[name] = from.slice(0, Math.max(0, count(game, frame)));
      paying.leave(game, frame);
    },
    pay: paying.pay,
  };
}
