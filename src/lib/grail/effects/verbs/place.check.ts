import type { Check } from '../language/check.ts';
import type { Place } from './place.ts';

/** §8: cards of the deck that lie before somebody; any other word is an own card or one that is chosen. */
const BASIC_EFFECTS: readonly string[] = ['holy-shield', 'weakness', 'poison'];

/** §8.2: a basic effect is a card of the deck; it must come from somewhere. */
export const checkPlace: Check<Place> = (place, context) => {
  const { cards = {} } = context.character;
  const own = Object.hasOwn(cards, place.card) ? cards[place.card] : undefined;
  const basic = own === undefined ? BASIC_EFFECTS.includes(place.card) : own.kind === 'basic';
  if (!basic || place.from !== undefined || context.costs.some(({ pay }) => pay === 'play')) return;
  context.report('placeWithoutPlay', { card: place.card }, 'card');
};
