import type { Laid, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** A card before a character (§22); a basic one is that paid with `play`, or one from a hand; one that lies elsewhere moves. */
export interface Place extends EffectBase {
  do: 'place';
  card: Laid;
  before: Who;
  /** A card of that name from this hand, when none was played. */
  from?: Who;
}
