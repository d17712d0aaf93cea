import type { Num } from '../language/number.ts';
import type { Group, TeamWord, TokenId } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** As far as there: heals, energy and stones (their owner picks which), tokens; morale is a loss of its own (§15.3). */
export interface Lose extends EffectBase {
  do: 'lose';
  who?: Group;
  heals?: Num | 'all';
  energy?: Num | 'all';
  stones?: Num;
  morale?: Num;
  /** Whose stones or morale, where it is not that of `who`. */
  team?: TeamWord;
  tokens?: Record<TokenId, Num | 'all'>;
}
