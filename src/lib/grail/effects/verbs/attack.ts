import type { Element, Faction } from '../../state/cards.ts';
import type { Num } from '../language/number.ts';
import type { Name, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** An active attack without a card (§6.7). */
export interface Attack extends EffectBase {
  do: 'attack';
  at: Who;
  element: Element | Name;
  faction?: Faction;
  /** Instead of the settings' base damage. */
  damage?: Num;
}
