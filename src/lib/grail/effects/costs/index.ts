/** All costs by their word. */
import type {
  CardCost,
  CoveredCost,
  DamageCost,
  DiscardCost,
  DrawCost,
  EnergyCost,
  FlipCost,
  HealsCost,
  PlayCost,
  StonesCost,
  TakeTokensCost,
  TokensCost,
} from './shapes.ts';

export type * from './shapes.ts';
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
