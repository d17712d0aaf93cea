/** Names of cards, elements, factions and unique skills; tests hold them to the glossary. */
import type { CardName, Element, Faction } from '$lib/grail';
import { m } from '$lib/i18n';
import * as terms from '$lib/i18n/topics/terms.js';

const CARDS: Readonly<Record<CardName, () => string>> = {
  'wind-slash': () => m.term_card_wind_slash(),
  'water-slash': () => m.term_card_water_slash(),
  'fire-slash': () => m.term_card_fire_slash(),
  'earth-slash': () => m.term_card_earth_slash(),
  'thunder-slash': () => m.term_card_thunder_slash(),
  'dark-extinction': () => m.term_card_dark_extinction(),
  'holy-light': () => m.term_card_holy_light(),
  'holy-shield': () => m.term_card_holy_shield(),
  weakness: () => m.term_card_weakness(),
  poison: () => m.term_card_poison(),
  'magic-missile': () => m.term_card_magic_missile(),
};
const ELEMENTS: Readonly<Record<Element, () => string>> = {
  wind: () => m.term_element_wind(),
  water: () => m.term_element_water(),
  fire: () => m.term_element_fire(),
  earth: () => m.term_element_earth(),
  thunder: () => m.term_element_thunder(),
  dark: () => m.term_element_dark(),
  light: () => m.term_element_light(),
};
const FACTIONS: Readonly<Record<Faction, () => string>> = {
  holy: () => m.term_faction_holy(),
  phantom: () => m.term_faction_phantom(),
  skill: () => m.term_faction_skill(),
  chant: () => m.term_faction_chant(),
  blood: () => m.term_faction_blood(),
};

export const cardName = (name: CardName): string => CARDS[name]();
export const elementName = (element: Element): string => ELEMENTS[element]();
export const factionName = (faction: Faction): string => FACTIONS[faction]();

const bySkill = terms as unknown as Readonly<Record<string, (() => string) | undefined>>;

/** Name of a unique skill; one that has no name yet (of a homebrew card) shows its id. */
export const skillName = (id: string): string => bySkill[`term_skill_${id.replaceAll('-', '_')}`]?.() ?? id;

/** Name of what lies in front of a seat: a basic card, or the card of a skill. */
export const placedName = (name: string): string =>
  name in CARDS ? cardName(name as CardName) : skillName(name);
