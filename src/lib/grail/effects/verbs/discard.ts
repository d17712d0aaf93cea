import type { CardFilter } from '../language/card-filter.ts';
import type { Num } from '../language/number.ts';
import type { Group, Name } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** The discarder picks, face down unless shown (§3); `to`: down to so many; `random`: the game picks. */
export interface Discard extends EffectBase {
  do: 'discard';
  who?: Group;
  count?: Num | 'all';
  to?: Num;
  /** These cards, of a name. */
  these?: Name;
  cards?: CardFilter;
  shown?: true;
  random?: true;
}
