/** Costs (§20.3): conditions to be met in full, paid in the order written, never undone (§21.7). */
import type { CardFilter, Together } from '../language/card-filter.ts';
import type { Condition } from '../language/condition.ts';
import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import type { Group, LaidId, NewName, TokenId, Who } from '../language/words.ts';

interface CostBase {
  /** This item only then. */
  if?: Condition[];
  /** It may be left out; the name is 1 when it was paid, else 0. */
  optional?: NewName;
}

/** Energy: a crystal may be paid with a gem (§16.4). `from`: a teammate pays. */
export interface EnergyCost extends CostBase, Stones {
  pay: 'energy';
  from?: Who;
}
/** Stones of the own zone; `any`: of either kind. */
export interface StonesCost extends CostBase, Stones {
  pay: 'stones';
  any?: Num;
}
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
/** A hand card is played as a magic action's card, or as the counter where countering is legal. */
export interface PlayCost extends CostBase {
  pay: 'play';
  cards: CardFilter;
  as: 'magic' | 'counter';
  name?: NewName;
}
/** Tokens are removed; `all`: every one, and `name` is how many. */
export interface TokensCost extends CostBase {
  pay: 'tokens';
  token: TokenId;
  count: Num | 'all';
  name?: NewName;
}
/** Tokens are taken; impossible where they would not fit. */
export interface TakeTokensCost extends CostBase {
  pay: 'gain';
  token: TokenId;
  count: Num;
}
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
/** Two-sided tokens are turned over. */
export interface FlipCost extends CostBase {
  pay: 'flip';
  token: TokenId;
  from: string;
  to: string;
  count: Num;
}
/** Own heals, or of a group together. */
export interface HealsCost extends CostBase {
  pay: 'heals';
  count: Num;
  from?: Group;
}
/** Magic damage to oneself, a whole block (§11) before the effect. */
export interface DamageCost extends CostBase {
  pay: 'damage';
  amount: Num;
}
/** A forced draw, settled first. */
export interface DrawCost extends CostBase {
  pay: 'draw';
  count: Num;
}
/** The exclusive card lies beside the sheet. */
export interface CardCost extends CostBase {
  pay: 'card';
  card: LaidId;
}
