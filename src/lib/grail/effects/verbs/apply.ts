import type { Trigger } from '../language/trigger.ts';
import type { Rule } from '../rules/index.ts';
import type { EffectBase } from './effect-base.ts';

/** The rules end when such an event comes. */
export interface UntilEvent {
  until: Trigger;
}

/** Continuous rules until the end of the skill, attack or turn, until an event, or for the whole game. */
export interface Apply extends EffectBase {
  do: 'apply';
  rules: Rule[];
  for: 'skill' | 'attack' | 'turn' | 'game' | UntilEvent;
}
