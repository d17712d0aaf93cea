import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Somebody's character card is turned sideways or upright (§3). */
export interface Turn extends EffectBase {
  do: 'turn';
  who?: Group;
  to: 'sideways' | 'upright';
}
