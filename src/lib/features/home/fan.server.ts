/** The cards of the hero's fan, with their words. Words travel as data: the page needs no other card's names. */
import { deckTable } from '$lib/content/deck.ts';
import { elementMarks } from '$lib/content/rules.ts';
import type { CardFace } from '$lib/grail/index.ts';
import { LOCALES, type Locale } from '$lib/i18n/locales.ts';
import * as terms from '$lib/i18n/topics/terms.js';

type ByLocale = Readonly<Record<Locale, string>>;

export interface FanCard {
  face: CardFace;
  /** Character of the badge. */
  mark: ByLocale;
  name: ByLocale;
  faction: ByLocale;
  /** Names of the unique skills by their ids. */
  skills: Readonly<Record<string, ByLocale>>;
}

/** Wind, water, fire, light, earth, thunder, dark: light in the middle, under the cup. */
const CARDS = [71, 135, 89, 14, 50, 127, 40];

const byKey = terms as unknown as Readonly<
  Record<string, (inputs: object, options: { locale: Locale }) => string>
>;

/** @throws if there is no such term. */
function term(kind: 'card' | 'faction' | 'skill' | 'element', id: string): ByLocale {
  const say = byKey[`term_${kind}_${id.replaceAll('-', '_')}`];
  if (say === undefined) throw new Error(`no term for ${kind} ${id}`);
  return Object.fromEntries(LOCALES.map((locale) => [locale, say({}, { locale })])) as Record<Locale, string>;
}

export function fan(): FanCard[] {
  const marks = elementMarks();
  return CARDS.map((id) => {
    const face = deckTable[id];
    if (face === undefined) throw new Error(`no card ${String(id)}`);
    return {
      face,
      mark: { ...term('element', face.element), en: marks[face.element] },
      name: term('card', face.name),
      faction: term('faction', face.faction),
      skills: Object.fromEntries(face.unique.map(({ skill }) => [skill, term('skill', skill)])),
    };
  });
}
