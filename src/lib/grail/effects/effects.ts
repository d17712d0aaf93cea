/** Effects in order: each may have conditions of its own and may be left to its user. */
import { askOption } from './asking.ts';
import { compileConditions } from './conditions.ts';
import { inside, SkillError, type Names } from './names.ts';
import { onlyIf, temp, type Program } from './program.ts';
import { VERBS, type Effect } from './verbs/index.ts';

/** @throws SkillError for a verb that nobody knows. */
export function compileEffects(effects: readonly Effect[], program: Program, names: Names): void {
  effects.forEach((effect, i) => compileEffect(effect, program, inside(names, i)));
}

function compileEffect(effect: Effect, program: Program, names: Names): void {
  if (!Object.hasOwn(VERBS, effect.do))
    throw new SkillError(`${names.where}: there is no verb "${effect.do}"`);
  const verb = VERBS[effect.do] as (effect: Effect, program: Program, names: Names) => void;
  const conditions = effect.do === 'if' ? [] : compileConditions(effect.if, names);
  onlyIf(program, conditions, () => {
    if (!effect.may) return verb(effect, program, names);
    const answer = temp(program);
    askOption(
      program,
      answer,
      (_game, frame) => frame.user,
      () => [0, 1],
      names.at,
    );
    onlyIf(program, [(_game, { slots }) => slots[answer]?.[0] === 1], () => verb(effect, program, names));
  });
}
