import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import type { Group, TokenId } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Heals, energy, stones, cups, morale, tokens, in the order written; surplus is lost (§20.9). */
export interface Gain extends EffectBase {
  do: 'gain';
  who?: Group;
  heals?: Num;
  /** Heals and tokens past their limit, up to so many in all; `any`: without end. */
  over?: Num | 'any';
  energy?: Stones;
  stones?: Stones;
  cups?: Num;
  morale?: Num;
  tokens?: Record<TokenId, Num>;
}
