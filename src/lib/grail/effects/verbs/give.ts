import type { Num } from '../language/number.ts';
import type { Name, TokenId, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Cards go into another hand: of the giver's choice, of a name, or covered cards. */
export interface Give extends EffectBase {
  do: 'give';
  from: Who;
  to: Who;
  count?: Num | 'all';
  these?: Name;
  token?: TokenId;
}
