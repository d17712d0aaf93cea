import type { Trigger } from '../language/trigger.ts';
import type { OneOrMore } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** Once, at the first such event before the end of the attack, damage, action or turn (or of the game). */
export interface Later extends EffectBase {
  do: 'later';
  on: OneOrMore<Trigger>;
  within: 'attack' | 'damage' | 'action' | 'turn' | 'game';
  then: Effect[];
}
