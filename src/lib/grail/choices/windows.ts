/** Answers in a response window and inside a running effect (§21, flow "window.choose", "effect.choose"). */
import type { Game } from '../state/game.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import { ELEMENTS } from '../state/cards.ts';
import type { Choice, Field, Option, RefusalCode, SkillChoiceType } from './choice.ts';
import { abilityOf, areTogether, checkDeclaration } from './skills.ts';

/** An ability as an answer; what its user chooses together (§21.8) is filled in by `requestOf`, for who wants to see it. */
export function skillOption(game: Game, type: SkillChoiceType, ability: number): Option {
  return { type, ability, skill: abilityOf(game, ability).skill.id, fields: [] };
}

/** §21.3: each usable skill; passing is open unless a forced one of his is still undone (§20.2). */
export function windowOptions(game: Game, window: WindowData): Option[] {
  const options = window.offered.map((ability) => skillOption(game, 'use', ability));
  if (window.forced === 0) options.push({ type: 'pass' });
  return options;
}

export function windowRefusal(game: Game, window: WindowData, choice: Choice): RefusalCode | null {
  if (choice.type === 'pass' && choice.card === undefined) return window.forced > 0 ? 'forcedFirst' : null;
  if (choice.type !== 'use') return 'notAnAnswerHere';
  const compiled = game.rules.skills.abilities[choice.ability];
  if (compiled === undefined) return 'skillNotUsable';
  if (!compiled.ability.each && window.used.includes(choice.ability)) return 'skillUsed';
  if (!window.offered.includes(choice.ability))
    return checkDeclaration(game, choice.ability, {}) ?? 'skillNotUsable';
  return compiled.waiting ? null : checkDeclaration(game, choice.ability, choice.picks);
}

/** What the running effect leaves to a player. */
export function effectOptions(game: Game, effect: EffectData): Option[] {
  if (effect.ask === null) throw new Error('the effect asks nothing');
  const { slot: name, pick, from, min, max, together, at } = effect.ask;
  const field: Field = { name, pick, from: [...from], min, max };
  if (pick === 'element') field.words = from.map((value) => ELEMENTS[value] ?? '');
  if (together !== undefined) field.together = together;
  if (at !== undefined) field.at = at;
  return [{ type: 'choose', field, skill: abilityOf(game, effect.ability).skill.id }];
}

export function effectRefusal(game: Game, effect: EffectData, choice: Choice): RefusalCode | null {
  if (choice.type !== 'choose' || effect.ask === null) return 'notAnAnswerHere';
  const { from, min, max } = effect.ask;
  const { values } = choice;
  if (values.length < min || values.length > max || new Set(values).size < values.length) return 'wrongPick';
  if (!values.every((value) => from.includes(value))) return 'wrongPick';
  return areTogether(game, effect, effect.ask, values) ? null : 'wrongPick';
}
