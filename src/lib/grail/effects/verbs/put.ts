import type { Name, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Named cards go on the deck, in an order of the user's choice, or into the discard pile. */
export interface Put extends EffectBase {
  do: 'put';
  these: Name;
  on: 'deck-top' | 'deck-bottom' | 'discard-pile';
  /** Default the user. */
  who?: Who;
}
