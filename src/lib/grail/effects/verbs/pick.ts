import type { Choice } from '../language/choice.ts';
import type { NewName, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** A choice that needs what has just been learned. */
export interface PickNow extends EffectBase {
  do: 'pick';
  pick: Record<NewName, Choice>;
  who?: Who;
}
