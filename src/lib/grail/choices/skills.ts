/** Skills in the lists of choices: as actions, as startups, in windows, and what a running effect asks. */
import { windowSeat } from '../actions/window.ts';
import { seatOf } from '../state/changes.ts';
import type { CardId } from '../state/cards.ts';
import type { SeatId } from '../state/board.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Choice, Option, Picks, RefusalCode, SkillChoiceType } from './choice.ts';
import { abilityOf, checkDeclaration, existsDeclaration, fieldsOf } from './declarations.ts';

export { checkDeclaration, enumerateDeclarations, fieldsOf, sampleDeclaration } from './declarations.ts';

/** Skills that the seat can use as an action of this kind now (§6.1). */
export function usableActions(game: Game, seat: SeatId, as: 'attack' | 'magic' | 'special'): number[] {
  const list = game.rules.skills.actions[seat];
  if (list === undefined || list.length === 0) return [];
  return list.filter((index) => abilityOf(game, index).as === as && existsDeclaration(game, index));
}

/** Startups that can be declared; whether something would be left to do (§19.4) is the caller's question. */
export function legalStartups(game: Game, seat: SeatId): number[] {
  const list = game.rules.skills.startups[seat];
  if (list === undefined || list.length === 0) return [];
  return list.filter((index) => existsDeclaration(game, index));
}

/** §19.4, §23.6: it draws cards or may open a skill. */
export function startupMayAdd(game: Game, index: number): boolean {
  return abilityOf(game, index).mayAdd;
}

/** The hand without the cards that pay; the hand itself where the skill costs none. */
export function handAfterCost(game: Game, index: number, picks: Picks | null): CardId[] {
  const { seat, fields } = abilityOf(game, index);
  const { hand } = seatOf(game, seat);
  const paying = fields.filter((field) => field.pick === 'card');
  if (paying.length === 0) return hand;
  const paid = paying.flatMap((field) => picks?.[field.name] ?? []);
  return hand.filter((card) => !paid.includes(card));
}

/** §6.7: whether the skill's effect makes an active attack. */
export function makesAttack(game: Game, index: number): boolean {
  return abilityOf(game, index).attacks;
}

export function skillOption(game: Game, type: SkillChoiceType, ability: number): Option {
  return { type, ability, skill: abilityOf(game, ability).skill.id, fields: fieldsOf(game, ability) ?? [] };
}

/** §20.2: passing is open only when nothing forced is left. */
export function windowOptions(game: Game, window: WindowData): Option[] {
  const options = window.offered.map((ability) => skillOption(game, 'use', ability));
  if (window.forced === 0) options.push({ type: 'pass' });
  return options;
}

export function windowRefusal(game: Game, window: WindowData, choice: Choice): RefusalCode | null {
  if (choice.type === 'pass' && choice.card === undefined) return window.forced === 0 ? null : 'forcedFirst';
  if (choice.type !== 'use') return 'notAnAnswerHere';
  if (window.offered.includes(choice.ability)) return checkDeclaration(game, choice.ability, choice.picks);
  const own = game.rules.skills.abilities[choice.ability]?.seat === windowSeat(game, window);
  return own && window.used.includes(choice.ability) ? 'skillUsed' : 'skillNotUsable';
}

/** What a running effect asks (flow "effect.choose"). */
export function effectOptions(_game: Game, { ask }: EffectData): Option[] {
  if (ask === null) return [];
  const { slot: name, pick, from, min, max } = ask;
  return [{ type: 'choose', field: { name, pick, from, min, max } }];
}

export function effectRefusal(_game: Game, { ask }: EffectData, choice: Choice): RefusalCode | null {
  if (choice.type !== 'choose' || ask === null) return 'notAnAnswerHere';
  const { values } = choice;
  const fits =
    values.length >= ask.min &&
    values.length <= ask.max &&
    new Set(values).size === values.length &&
    values.every((value) => ask.from.includes(value));
  return fits ? null : 'wrongPick';
}
