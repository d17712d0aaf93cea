import type { SkillId } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** A unique skill printed on a hand card is used with its own cost and targets (§20.4); of these skills, or of this character's own again. */
export interface UseUnique extends EffectBase {
  do: 'use-unique';
  of: SkillId[];
}
