import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** The turns go on from another seat, or the other way round. */
export interface TurnOrder extends EffectBase {
  do: 'turn-order';
  next?: Who;
  direction?: 'left' | 'right' | 'reverse';
}
