import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Damage from the owner, one whole block ③–⑥ for each target (§11.2, §11.5). */
export interface Damage extends EffectBase {
  do: 'damage';
  to: Group;
  amount: Num;
  /** Default magic. */
  kind?: 'attack' | 'magic';
  /** ④ is not asked. */
  heals?: 'useless';
  /** Its over-limit costs exactly so much morale, where it would cost any. */
  loss?: Num;
  /** It begins there: ③ to ⑤ do not happen. */
  from?: 't6.take';
}
