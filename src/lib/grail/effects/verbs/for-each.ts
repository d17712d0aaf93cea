import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** One character after the other in seat order, each is `it` in turn. */
export interface ForEach extends EffectBase {
  do: 'for-each';
  who: Group;
  then: Effect[];
}
