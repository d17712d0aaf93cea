import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import type { Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** `any`: of either kind, the decider picks. */
export interface MovedStones extends Stones {
  any?: Num;
}

/** Heals from one character to another; stones from a zone to a zone, or into energy. */
export interface Move extends EffectBase {
  do: 'move';
  heals?: Num;
  stones?: MovedStones;
  from: Who;
  to: Who;
  into?: 'energy';
  /** Heals past the limit of the receiver, up to so many in all. */
  over?: Num | 'any';
}
