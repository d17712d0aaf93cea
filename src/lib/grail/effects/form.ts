/** `form`: into a form, or out of any; impossible where the character is in it already (§3). */
import { changeForm } from '../state/skill-changes.ts';
import { seatOf } from '../state/changes.ts';
import type { Holds } from './compiled.ts';
import { known, type Names } from './names.ts';
import { add, type Program } from './program.ts';
import type { Effect, EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function form(effect: EffectOf<'form'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const enter = effect.enter === 'none' ? null : effect.enter;
  add(program, (game, frame) => {
    for (const seat of groupOf(game, who, frame)) changeForm(game, seat, enter);
    return false;
  });
}

/** What must be so for the skill to be used at all: somebody is not in that form yet. */
export function formPossible(effect: Effect, names: Names): Holds[] {
  if (effect.do !== 'form' || effect.if !== undefined) return [];
  const who = known(names, effect.who ?? 'self');
  const enter = effect.enter === 'none' ? null : effect.enter;
  return [(game, scope) => groupOf(game, who, scope).some((seat) => seatOf(game, seat).form !== enter)];
}
