import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Skips the action phase or draws (§5.1); several of one moment, Weakness included, are one question. */
export interface SkipOrDraw extends EffectBase {
  do: 'skip-or-draw';
  who: Who;
  draw: Num;
}
