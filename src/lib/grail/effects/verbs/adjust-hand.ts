import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Draw up or discard to so many, at most the hand limit; no over-limit (§3). */
export interface AdjustHand extends EffectBase {
  do: 'adjust-hand';
  who?: Group;
  to: Num;
}
