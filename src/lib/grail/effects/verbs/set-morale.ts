import type { TeamWord } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** The morale of that team becomes the other's; no loss (§15). */
export interface SetMorale extends EffectBase {
  do: 'set-morale';
  team: TeamWord;
}
