import type { LaidId, TokenId } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Two-sided tokens are arranged at will, or a card shows its back. */
export interface TurnOver extends EffectBase {
  do: 'turn-over';
  token?: TokenId;
  card?: LaidId;
}
