/** What the data of an ability says about it as a whole, read once at set-up. */
import { ELEMENTS, type Element } from '../state/cards.ts';
import type { Ability, Body, SmallSkill } from './language/index.ts';
import type { Effect } from './verbs/index.ts';
import { natureOf } from './verbs/nature.ts';

/** Every effect of a body, inner ones included. */
export function effectsOf(body: Body): Effect[] {
  return [...(body.do ?? []).flatMap(withInner), ...(body.modes ?? []).flatMap(effectsOf)];
}

function withInner(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'if':
      return [effect, ...effect.then.flatMap(withInner), ...(effect.else ?? []).flatMap(withInner)];
    case 'for-each':
    case 'later':
      return [effect, ...effect.then.flatMap(withInner)];
    case 'choose':
      return [effect, ...effect.options.flatMap(effectsOf), ...(effect.otherwise ?? []).flatMap(withInner)];
    case 'extra-action':
      return [effect, ...(effect.launch ?? []).flatMap(withInner)];
    default:
      return [effect];
  }
}

export function everyEffect(skill: SmallSkill): Effect[] {
  return (skill.does ?? []).flatMap(effectsOf);
}

/** §6.7: the element of the active attack that it makes. */
export function attackOf(ability: Ability): Element | 'chosen' | null {
  const attack = effectsOf(ability).find((effect) => effect.do === 'attack');
  if (attack?.do !== 'attack') return null;
  return isElement(attack.element) ? attack.element : 'chosen';
}

/** §18.1: the element of the attack that this declaration of it makes; null where it makes none. */
export function attackElementOf(
  ability: Ability,
  picks: Readonly<Record<string, readonly number[]>>,
): Element | null {
  const mode = ability.modes?.[(picks['mode']?.[0] ?? 1) - 1];
  const attack = [...(ability.do ?? []), ...(mode?.do ?? [])]
    .flatMap(withInner)
    .find((effect) => effect.do === 'attack');
  if (attack?.do !== 'attack') return null;
  return isElement(attack.element) ? attack.element : (ELEMENTS[picks[attack.element]?.[0] ?? -1] ?? null);
}

const ALL: Readonly<Record<Element, true>> = {
  wind: true,
  water: true,
  fire: true,
  earth: true,
  thunder: true,
  dark: true,
  light: true,
};

export function isElement(word: string): word is Element {
  return Object.hasOwn(ALL, word);
}

/** §19.4, §23.6: it brings, or may bring, cards to the owner. */
export function bringsCards(ability: Ability): boolean {
  const pays = [ability, ...(ability.modes ?? [])].flatMap(({ pay }) => pay ?? []);
  return (
    pays.some(({ pay }) => pay === 'damage' || pay === 'draw') ||
    effectsOf(ability).some((effect) => natureOf(effect).brings(effect))
  );
}

/**
 * §19.4: it may open a skill that is used as an action, by a form or by something to pay with, in a way that can only be
 * told when it is done. What is done for certain is looked at as if it were (`afterCost`).
 */
export function opensSkills(ability: Ability): boolean {
  const certain = certainEffects(ability);
  return effectsOf(ability).some((effect) => natureOf(effect).opens(effect, certain.includes(effect)));
}

/** Forms and gains of the owner that come whenever the ability is used. */
export function certainEffects(ability: Ability): Effect[] {
  return (ability.do ?? []).filter(
    (effect) =>
      effect.if === undefined &&
      effect.may === undefined &&
      (effect.do === 'form' || (effect.do === 'gain' && (effect.who === undefined || effect.who === 'self'))),
  );
}
