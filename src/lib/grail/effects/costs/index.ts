/** All costs by their word: one file each, with shape and compiler. */
import { SkillError, type Names } from '../names.ts';
import { card, type CardCost } from './card.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import { covered, type CoveredCost } from './covered.ts';
import { damage, type DamageCost } from './damage.ts';
import { discard, type DiscardCost } from './discard.ts';
import { draw, type DrawCost } from './draw.ts';
import { energy, type EnergyCost } from './energy.ts';
import { flip, type FlipCost } from './flip.ts';
import { gain, type TakeTokensCost } from './gain.ts';
import { heals, type HealsCost } from './heals.ts';
import { play, type PlayCost } from './play.ts';
import { stones, type StonesCost } from './stones.ts';
import { tokens, type TokensCost } from './tokens.ts';

export type * from './card.ts';
export type * from './covered.ts';
export type * from './damage.ts';
export type * from './discard.ts';
export type * from './draw.ts';
export type * from './energy.ts';
export type * from './flip.ts';
export type * from './gain.ts';
export type * from './heals.ts';
export type * from './play.ts';
export type * from './stones.ts';
export type * from './tokens.ts';

export type Cost =
  | EnergyCost
  | StonesCost
  | DiscardCost
  | PlayCost
  | TokensCost
  | TakeTokensCost
  | CoveredCost
  | FlipCost
  | HealsCost
  | DamageCost
  | DrawCost
  | CardCost;
export type CostWord = Cost['pay'];
export type CostOf<W extends CostWord> = Extract<Cost, { pay: W }>;

const COSTS: { [W in CostWord]: (cost: CostOf<W>, context: CostContext, names: Names) => CompiledCost } = {
  energy,
  stones,
  discard,
  play,
  tokens,
  gain,
  covered,
  flip,
  heals,
  damage,
  draw,
  card,
};

/** One item, its `if` and `optional` apart (the body looks at those). @throws SkillError */
export function compileCost(cost: Cost, context: CostContext, names: Names): CompiledCost {
  if (!Object.hasOwn(COSTS, cost.pay))
    throw new SkillError(`${names.where}: nobody can pay "${String(cost.pay)}"`);
  const compile = COSTS[cost.pay] as (cost: Cost, context: CostContext, names: Names) => CompiledCost;
  return compile(cost, context, names);
}
