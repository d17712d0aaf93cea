import type { Group } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Somebody's next such phase does not happen. */
export interface Skip extends EffectBase {
  do: 'skip';
  what: 'action-phase' | 'extra-actions' | 'startup' | 'turn';
  who?: Group;
}
