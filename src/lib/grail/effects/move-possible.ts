/** §11.4: damage that has been moved once moves no more; a skill that would move it cannot be used then. */
import type { DeclarationStep } from './compiled.ts';
import type { Ability } from './language/index.ts';
import { nearest } from './pending.ts';
import { effectsOf } from './summary.ts';

export function movePossible(ability: Ability): DeclarationStep[] {
  if (!effectsOf(ability).some((effect) => effect.do === 'move-damage')) return [];
  return [
    {
      step: 'check',
      when: null,
      cost: false,
      condition: null,
      holds: (game) => nearest(game, 'damage')?.moved !== true,
    },
  ];
}
