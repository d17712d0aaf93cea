import type { Name, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Named cards, or a whole hand, are shown to all; nothing is set off (§21.9). */
export interface Show extends EffectBase {
  do: 'show';
  these?: Name;
  hand?: Who;
}
