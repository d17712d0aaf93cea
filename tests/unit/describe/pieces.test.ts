import { describe, expect, it } from 'vitest';
import { plainOf, type DescribedCharacter, type Piece } from '../../../src/lib/dsl/describe/index.ts';
import { describe_, LANGUAGES, ROSTER, seen } from './roster.ts';

const texts = LANGUAGES.flatMap((language) =>
  ROSTER.flatMap((character) =>
    describe_(character, language).skills.map((skill) => ({
      title: `${language} ${character.id} ${skill.id}`,
      language,
      text: seen(skill),
      plain: skill.plain,
      pieces: skill.sentences.flatMap(({ pieces }) => pieces),
    })),
  ),
);

const suspect = (pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ title, text }) => `${title}: ${text}`);

describe('every text', () => {
  it('says something', () => {
    expect(texts.filter(({ plain }) => plain.length < 5).map(({ title }) => title)).toEqual([]);
  });
  it('shows nothing of the machine', () => {
    expect(suspect(/undefined|NaN|null|\[object|function|=>/)).toEqual([]);
  });
  it('has no two marks where one should be, no empty brackets, no stray blanks', () => {
    expect(suspect(/[，；：。、][，；：。、]|（）|【】|「」|\(\)|（，|，）/)).toEqual([]);
    expect(suspect(/[,;:.] ?[,;:]|[,;] ?\.|\( | \)| {2,}| [,;:.]/)).toEqual([]);
  });
  it('leaves no bracket open', () => {
    const count = (text: string, sign: string): number => text.split(sign).length - 1;
    const open = texts.filter(({ text }) =>
      ['（）', '【】', '「」', '()', '“”'].some(([a = '', b = '']) => count(text, a) !== count(text, b)),
    );
    expect(open.map(({ title, text }) => `${title}: ${text}`)).toEqual([]);
  });
  it('leaves no reference without its name: an id in a text would be a hole', () => {
    expect(
      suspect(
        /[a-z]+-[a-z]+(?<!counter-attack|counter-attacks|holy-faction|chant-faction|skill-faction|two-sided)(?![a-z])/,
      ),
    ).toEqual([]);
  });
  it('begins English sentences with a large letter', () => {
    const english = texts.filter(({ language }) => language === 'en');
    expect(english.filter(({ plain }) => !/^[A-Z0-9]/.test(plain)).map(({ title }) => title)).toEqual([]);
  });
  it('has no Chinese in English and no English words in Chinese', () => {
    const han = texts.filter(({ language, plain }) => language === 'en' && /[\u3400-\u9fff]/.test(plain));
    expect(han.map(({ title }) => title)).toEqual([]);
    const latin = texts.filter(
      ({ language, pieces }) =>
        language !== 'en' && pieces.some(({ kind, text }) => kind === 'text' && /[a-z]{2,}/i.test(text)),
    );
    expect(latin.map(({ title }) => title)).toEqual([]);
  });
});

describe('words of an author', () => {
  const evil = '<img src=x onerror="alert(1)">&amp;';
  const [first] = ROSTER;
  const character: DescribedCharacter = JSON.parse(
    JSON.stringify(first).replaceAll(
      /"(zh|en)":"[^"]*"/g,
      (_all, key: string) => `"${key}":${JSON.stringify(evil)}`,
    ),
  ) as DescribedCharacter;

  it('come through as he typed them, in pieces of plain text', () => {
    for (const language of LANGUAGES) {
      const text = describe_(character, language);
      expect(plainOf(text.name)).toBe(evil);
      const pieces: Piece[] = text.skills.flatMap(({ name }) => name);
      expect(pieces.every(({ kind, text: typed }) => kind === 'name' && typed === evil)).toBe(true);
    }
  });
  it('are taken from the other language where one is missing, and else the id stands', () => {
    const half = { ...character, name: { zh: '阿' } };
    expect(plainOf(describe_(half, 'en').name)).toBe('阿');
    expect(plainOf(describe_({ ...character, name: {} }, 'en').name)).toBe(character.id);
  });
  it('are not taken for properties of objects', () => {
    const odd = JSON.parse(
      '{"format":1,"id":"x","name":{"zh":"甲"},"faction":"holy","stars":1,"skills":[{"id":"s","name":{"zh":"constructor"},"class":"common","type":"magic","does":[{"on":{"time":"action.choose","as":"magic"},"pay":[{"pay":"tokens","token":"constructor","count":1}],"do":[{"do":"form","enter":"toString"}]}]}]}',
    ) as DescribedCharacter;
    expect(describe_(odd, 'zh-Hant').skills[0]?.plain).toBe(
      '移除1個「constructor」：【橫置】，轉為【toString】。',
    );
  });
});
