import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** So many of one kind become another; what finds no room is lost. */
export interface Exchange extends EffectBase {
  do: 'exchange';
  what: 'energy' | 'stones' | 'tokens';
  who?: Who;
  /** gem, crystal, or a token. */
  from: string;
  to: string;
  count: Num | 'all';
}
