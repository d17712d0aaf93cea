import type { Num } from '../language/number.ts';
import type { EffectBase } from './effect-base.ts';

/** The pending missile flies the other way, or does more (§9). */
export interface ChangeMissile extends EffectBase {
  do: 'change-missile';
  direction?: 'left' | 'right';
  by?: Num;
}
