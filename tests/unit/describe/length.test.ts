import { describe, expect, it } from 'vitest';
import {
  characterLength,
  LENGTH_LIMITS,
  textLength,
  type Language,
} from '../../../src/lib/dsl/describe/index.ts';
import { LANGUAGES, ROSTER } from './roster.ts';

/** Skills with as many branches as elements, and two that look for pairs: none of them is official. */
const LONG_SKILLS: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['elemental-shot', 'elemental-shot-sora'],
  'zh-Hant': ['elemental-shot', 'elemental-shot-sora'],
  en: ['elemental-shot', 'elemental-shot-sora', 'law-of-moon'],
};
const LONG_CHARACTERS = ['holy-bow', 'lingxi-tide', 'primordial-bow', 'starfall-witch'];

describe('how long the texts are (S1)', () => {
  it.each(LANGUAGES)('all skills but a few fit a printed card: %s', (language) => {
    const long = ROSTER.flatMap((character) =>
      character.skills.filter(
        (skill) => textLength(character, skill, language) > LENGTH_LIMITS[language].skill,
      ),
    );
    expect(long.map(({ id }) => id)).toEqual(LONG_SKILLS[language]);
  });
  it.each(LANGUAGES)('all characters but those with the longest sheets fit: %s', (language) => {
    const long = ROSTER.filter(
      (character) => characterLength(character, language) > LENGTH_LIMITS[language].character,
    );
    expect(long.map(({ id }) => id)).toEqual(LONG_CHARACTERS);
  });
});
