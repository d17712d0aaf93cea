import type { Num } from '../language/number.ts';
import type { EffectBase } from './effect-base.ts';

/** The pending loss of morale by ± n, or set (§15.2a). */
export interface ChangeLoss extends EffectBase {
  do: 'change-loss';
  by?: Num;
  set?: Num;
}
