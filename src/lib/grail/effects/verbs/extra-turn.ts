import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** A turn of its own after this one (§5.4). */
export interface ExtraTurn extends EffectBase {
  do: 'extra-turn';
  who?: Who;
}
