import type { SkillId } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** What another own skill does is done once more, without its costs. */
export interface Again extends EffectBase {
  do: 'again';
  skill: SkillId;
}
