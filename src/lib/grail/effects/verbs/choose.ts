import type { Body } from '../language/body.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** One of the options that can be done; `who` decides and pays; `optional`: or none, then `otherwise`. */
export interface ChooseOne extends EffectBase {
  do: 'choose';
  who?: Who;
  options: Body[];
  optional?: true;
  otherwise?: Effect[];
}
