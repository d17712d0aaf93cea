/** Answers in a response window and inside a running effect (§21, flow "window.choose", "effect.choose"). */
import { windowSeat } from '../actions/window.ts';
import type { Game } from '../state/game.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode, SkillChoiceType } from './choice.ts';
import { abilityOf, checkDeclaration, fieldsOf } from './skills.ts';

/** An ability as an answer, with everything its user chooses together (§21.8). */
export function skillOption(game: Game, type: SkillChoiceType, ability: number): Option {
  return { type, ability, skill: abilityOf(game, ability).skill.id, fields: fieldsOf(game, ability) ?? [] };
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
  if (compiled?.seat !== windowSeat(game, window)) return 'skillNotUsable';
  if (window.used.includes(choice.ability)) return 'skillUsed';
  if (!window.offered.includes(choice.ability))
    return checkDeclaration(game, choice.ability, {}) ?? 'skillNotUsable';
  return checkDeclaration(game, choice.ability, choice.picks);
}

/** What the running effect leaves to a player. */
export function effectOptions(_game: Game, effect: EffectData): Option[] {
  if (effect.ask === null) throw new Error('the effect asks nothing');
  const { slot, pick, from, min, max } = effect.ask;
  return [{ type: 'choose', field: { name: slot, pick, from: [...from], min, max } }];
}

export function effectRefusal(_game: Game, effect: EffectData, choice: Choice): RefusalCode | null {
  if (choice.type !== 'choose' || effect.ask === null) return 'notAnAnswerHere';
  const { from, min, max } = effect.ask;
  const { values } = choice;
  if (values.length < min || values.length > max || new Set(values).size < values.length) return 'wrongPick';
  return values.every((value) => from.includes(value)) ? null : 'wrongPick';
}
