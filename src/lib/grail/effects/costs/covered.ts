/** `covered`: covered cards are removed from under a token, to the discard pile (§14.8: they are no hand cards). */
import type { CardId } from '../../state/cards.ts';
import { seatOf } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { putInPile, revealCards, setAside, takeCards } from '../../state/zones.ts';
import { faceOf } from '../../choices/possible.ts';
import { compileFilter } from '../cards.ts';
import type { FieldSpec, Scope } from '../compiled.ts';
import type { CardFilter, Together } from '../language/card-filter.ts';
import type { Num } from '../language/number.ts';
import type { NewName, TokenId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { KEPT_ASIDE } from '../program.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { exactly, instantly, nameOfItem } from './paying.ts';

/** Covered cards are removed; `aside`: kept out until the skill ends; `from`: those that lie there, top or bottom. */
export interface CoveredCost extends CostBase {
  pay: 'covered';
  token: TokenId;
  count: Num;
  cards?: CardFilter;
  together?: Together;
  shown?: true;
  aside?: true;
  from?: 'top' | 'bottom';
  name?: NewName;
}

export function covered(cost: CoveredCost, context: CostContext, names: Names): CompiledCost {
  const { token, together, from: end } = cost;
  const count = compileNum(cost.count, names);
  const fits = cost.cards === undefined ? null : compileFilter(cost.cards, names);
  const name = nameOfItem(cost.name, context, names);
  const free = (game: Game, scope: Scope) =>
    (seatOf(game, scope.user).piles[token] ?? []).filter(
      (card) =>
        (fits === null || fits(game, scope, faceOf(game, card))) &&
        !context.earlier.some((other) => scope.slots[other]?.includes(card)),
    );
  const space: FieldSpec['space'] = (game, scope) => {
    const number = Math.max(0, count(game, scope));
    const cards = free(game, scope);
    return exactly(end === undefined ? cards : endOf(cards, end, number), number, together);
  };
  return {
    fields: [{ name, pick: 'card', cost: true, quiet: false, space }],
    payable: null,
    pay: (program) => instantly(program, (game, frame) => uncover(game, frame, name, cost)),
  };
}

/** The last of a pile is on top. */
function endOf(cards: CardId[], end: 'top' | 'bottom', count: number): CardId[] {
  return end === 'bottom' ? cards.slice(0, count) : cards.slice(Math.max(0, cards.length - count)).reverse();
}

function uncover(game: Game, frame: EffectData, name: string, { token, shown, aside }: CoveredCost): void {
  const { user } = frame;
  const pile = seatOf(game, user).piles[token] ?? [];
  const cards = (frame.slots[name] ?? []).filter((card) => pile.includes(card));
  if (cards.length === 0) return;
  if (shown) revealCards(game, user, cards, '§20.3');
  takeCards(game, cards, user, '§20.3');
  if (!aside) return putInPile(game, user, cards, shown === true, '§20.3');
  setAside(game, cards);
  frame.slots[KEPT_ASIDE] = [...(frame.slots[KEPT_ASIDE] ?? []), ...cards];
}
