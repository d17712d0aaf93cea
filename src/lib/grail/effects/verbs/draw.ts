import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Draws (§13): so many; `upTo`: as many as the player likes; `to`: up to so many in hand. */
export interface Draw extends EffectBase {
  do: 'draw';
  who?: Group;
  count?: Num;
  upTo?: Num;
  to?: Num | 'hand-limit';
  /** Not past the hand limit. */
  withinLimit?: true;
}
