import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** The stones on their way: which ones a buy brings, who gets those of an extract. */
export interface ChangeStones extends EffectBase {
  do: 'change-stones';
  to?: Who;
  gem?: Num;
  crystal?: Num;
}
