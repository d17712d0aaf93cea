import deck from '$content/cards/deck.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { cardTable, type CardFace } from '$lib/grail/state/cards.ts';
import {
  explainWord,
  fits,
  isWordError,
  parseCardWord,
  parseCardWords,
  wordsOf,
} from '$lib/grail/state/words.ts';

const cards = cardTable(deck as CardFace[]);
const facesOf = (word: string): CardFace[] => {
  const pattern = parseCardWord(word);
  if (isWordError(pattern)) throw new Error(explainWord(pattern));
  return cards.filter((face) => face !== undefined && fits(pattern, face));
};

describe('card words', () => {
  it.each([
    ['fire', 21],
    ['fire-slash', 21],
    ['dark', 6],
    ['light', 11],
    ['poison.water', 3],
    ['fire.chant', 4],
    ['water+blood-wail+blood-shadow-blade', 4],
    ['#17', 1],
    ['x', 150],
  ])('%s fits %i faces', (word, count) => expect(facesOf(word)).toHaveLength(count));

  it('may be repeated', () => {
    const patterns = parseCardWords('fire.chant*3');
    expect(isWordError(patterns) ? [] : patterns.map(({ text }) => text)).toEqual([
      'fire.chant',
      'fire.chant',
      'fire.chant',
    ]);
  });

  it.each([
    ['', 'emptyWord', 0],
    ['fyre', 'unknownName', 0],
    ['__proto__', 'unknownName', 0],
    ['fire.purple', 'unknownQualifier', 5],
    ['fire.chant.', 'unknownQualifier', 11],
    ['fire+', 'unknownQualifier', 5],
    ['#x', 'notANumber', 1],
    ['fire*0', 'badRepeat', 5],
    ['fire*2*2', 'badRepeat', 5],
    ['fire*151', 'badRepeat', 5],
  ])('%s is refused: %s at character %i', (word, code, at) => {
    expect(parseCardWords(word)).toMatchObject({ word, code, at });
  });

  it('every card has a word that fits nothing else', () => {
    for (const face of cards.slice(1)) expect(facesOf(wordsOf(face).at(-1) ?? '')).toEqual([face]);
  });
});
