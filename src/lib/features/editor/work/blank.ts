/** What somebody begins with who begins from nothing: complete, playable, and small enough to be read at a glance. */
import { BLANK } from './blank.text.ts';

/** The text of a deck: the official cards, a few of them with another unique skill, as the place where to begin. */
export function blankDeck(): string {
  const deck = {
    format: 1,
    id: 'my-deck',
    name: BLANK.deck,
    base: 'official',
    without: [{ name: 'fire-slash', faction: 'skill', count: 2 }],
    cards: [{ name: 'fire-slash', element: 'fire', faction: 'skill', count: 2 }],
  };
  return `${JSON.stringify(deck, null, 2)}\n`;
}

/** The text of a character with one skill. */
export function blankCharacter(): string {
  const character = {
    format: 1,
    id: 'my-character',
    name: BLANK.character,
    faction: 'skill',
    stars: 3,
    skills: [
      {
        id: 'first-skill',
        name: BLANK.skill,
        class: 'common',
        type: 'response',
        does: [{ on: { time: 't2.hit', by: 'self', active: true }, do: [{ do: 'draw', count: 1 }] }],
      },
    ],
  };
  return `${JSON.stringify(character, null, 2)}\n`;
}
