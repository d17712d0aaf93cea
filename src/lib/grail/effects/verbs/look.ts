import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Looks at cards of the deck's top and names them; `shown`: all see them. They stay there until a later effect moves them. */
export interface Look extends EffectBase {
  do: 'look';
  count: Num;
  /** Who sees them; default the user. */
  who?: Who;
  shown?: true;
}
