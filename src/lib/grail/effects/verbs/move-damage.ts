import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Points of the pending damage, or all, are taken by another character instead, from ⑥ on (§11.4). */
export interface MoveDamage extends EffectBase {
  do: 'move-damage';
  points: Num | 'all';
  to: Who;
  kind?: 'attack' | 'magic';
  /** From whom it then comes. */
  by?: Who;
  loss?: Num;
}
