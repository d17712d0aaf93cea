import type { EffectBase } from './effect-base.ts';

/** The skill that was used has no effect; its cost stays paid. */
export interface Cancel extends EffectBase {
  do: 'cancel';
  what: 'skill';
}
