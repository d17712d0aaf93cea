import type { NewName, Text, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** A name for a character that stays until the form it was given in is left. */
export interface Remember extends EffectBase {
  do: 'remember';
  as: NewName;
  who: Who;
  label: Text;
}
