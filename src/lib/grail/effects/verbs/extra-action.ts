import type { Element, Faction } from '../../state/cards.ts';
import type { Name, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** One entry more on the list of extra actions (§18); `launch` happens at ① of its attack. */
export interface ExtraAction extends EffectBase {
  do: 'extra-action';
  kinds: ('attack' | 'magic')[];
  /** Default the user. */
  who?: Who;
  element?: Element | Name | 'of-attack';
  faction?: Faction;
  launch?: Effect[];
}
