/** §3: who is in a form already cannot change to it, and such a skill cannot be used then; turning sideways may be repeated. */
import { seatOf } from '../state/changes.ts';
import { formOf } from '../state/sheet.ts';
import type { DeclarationStep } from './compiled.ts';
import type { Ability } from './language/index.ts';
import type { Names } from './names.ts';

export function formPossible({ do: effects = [] }: Ability, _names: Names): DeclarationStep[] {
  if (effects.some((effect) => effect.do !== 'form')) return [];
  return effects.flatMap((effect): DeclarationStep[] => {
    if (effect.do !== 'form' || effect.if !== undefined || effect.enter === undefined) return [];
    const { enter } = effect;
    return [
      {
        step: 'check',
        when: null,
        cost: false,
        condition: { not: { is: 'form', form: enter } },
        holds: (game, scope) =>
          seatOf(game, scope.seat).form !== enter || formOf(game, scope.seat, enter)?.turned === true,
      },
    ];
  });
}
