import type { Laid } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** A placed card goes: to the discard pile, its owner, the user's hand, or out of the game (§22.4). */
export interface Remove extends EffectBase {
  do: 'remove';
  /** An id under `cards`, or the name of a chosen placed card. */
  card: Laid;
  to?: 'discard' | 'owner' | 'hand' | 'game';
}
