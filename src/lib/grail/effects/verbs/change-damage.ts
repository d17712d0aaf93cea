import type { Num } from '../language/number.ts';
import type { EffectBase } from './effect-base.ts';

/** The pending damage by ± n, or prevented; or what its over-limit costs (§11.1). */
export interface ChangeDamage extends EffectBase {
  do: 'change-damage';
  by?: Num;
  prevent?: true;
  loss?: Num;
}
