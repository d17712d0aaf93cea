import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** A branch. */
export interface IfThen extends EffectBase {
  do: 'if';
  then: Effect[];
  else?: Effect[];
}
