import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Heals split among characters, at least one each; the split is named with the targets. */
export interface Share extends EffectBase {
  do: 'share';
  heals: Num;
  among: Group;
}
