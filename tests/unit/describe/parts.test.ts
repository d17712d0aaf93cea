/** §21.8: each way that a skill asks about, and each condition it needs, in the words of its own sentence. */
import { describe, expect, it } from 'vitest';
import {
  describeNeed,
  describePart,
  describeSkill,
  plainOf,
  type DescribedCharacter,
  type Piece,
} from '../../../src/lib/dsl/describe/index.ts';
import type { Skill } from '../../../src/lib/grail/index.ts';
import { needsOf, placesOf, skillsOf } from './asked-places.ts';
import { LANGUAGES, OPTIONS, ROSTER } from './roster.ts';

const text = (pieces: Piece[] | null): string => (pieces === null ? '' : plainOf(pieces));
const skills = ROSTER.flatMap((character) => skillsOf(character).map((skill) => ({ character, skill })));
const questions = skills.flatMap(({ character, skill }) =>
  placesOf(skill).flatMap(({ at, values }) =>
    LANGUAGES.map((language) => ({
      title: `${character.id} ${skill.id} ${at} ${language}`,
      texts: values.map((value) => text(describePart(character, skill, at, value, language, OPTIONS))),
    })),
  ),
);
const needs = skills.flatMap(({ character, skill }) =>
  needsOf(skill).flatMap((condition) =>
    LANGUAGES.map((language) => ({
      title: `${character.id} ${skill.id} ${JSON.stringify(condition)} ${language}`,
      text: text(describeNeed(character, skill, condition, language, OPTIONS)),
    })),
  ),
);

const find = (id: string, name: string): [DescribedCharacter, Skill] => {
  const character = ROSTER.find((one) => one.id === id);
  const skill = character?.skills.find((one) => one.id === name);
  if (character === undefined || skill === undefined) throw new Error(`no ${name} of ${id}`);
  return [character, skill];
};

describe('what a skill asks', () => {
  it('is said for every mode, option and effect that may be left out of the 50 characters', () => {
    expect(questions.length / LANGUAGES.length).toBeGreaterThan(70);
    expect(questions.filter(({ texts }) => texts.some((one) => one.length < 4))).toEqual([]);
  });
  it('is said differently for different answers', () => {
    expect(questions.filter(({ texts }) => new Set(texts).size < texts.length)).toEqual([]);
  });
  it('shows no id, no lone mark and no full stop at the end', () => {
    const odd = /undefined|null|\[object|[a-z]-at-|（）|\(\)|[。.]$|^[，：；,:;]/;
    expect(questions.filter(({ texts }) => texts.some((one) => odd.test(one)))).toEqual([]);
  });
  it('has the words of the codex: the ways of a sentence stand in it', () => {
    const [character, skill] = find('butterfly-dancer', 'dance');
    for (const language of LANGUAGES) {
      const { plain } = describeSkill(character, skill, language, OPTIONS);
      for (const value of [1, 2])
        expect(plain).toContain(
          text(describePart(character, skill, 'does/0/modes', value, language, OPTIONS)),
        );
    }
  });
  it('explains the letters that it names, and only those', () => {
    const [character, skill] = find('holy-bow', 'holy-light-burst');
    const said = (value: number) =>
      text(describePart(character, skill, 'does/0/modes', value, 'en', OPTIONS));
    expect(said(1)).not.toContain('=');
    expect(said(2)).toMatch(/\(H = .*; Y = .*\)$/);
  });
  it('says nothing for "no", and nothing where the file asks nothing', () => {
    const [character, skill] = find('assassin', 'water-shadow');
    const said = (at: string, value: number) => describePart(character, skill, at, value, 'en', OPTIONS);
    expect(said('does/0/optional/extra', 0)).toBeNull();
    expect(said('does/0/optional/other', 1)).toBeNull();
    expect(said('does/0/modes', 1)).toBeNull();
    expect(said('does/7/do/0', 1)).toBeNull();
    expect(said('constructor/prototype', 1)).toBeNull();
    expect(said('', 1)).toBeNull();
  });
  it('says what comes when nothing is chosen, where the file says so', () => {
    const [character, skill] = find('magical-girl', 'magic-blast');
    expect(text(describePart(character, skill, 'does/0/do/1/then/0', 0, 'en', OPTIONS))).toBe(
      'You deal that character 2 magic damage ③; you discard 1 card',
    );
  });
});

describe('what a skill needs', () => {
  it('is said for every condition of the 50 characters', () => {
    expect(needs.length / LANGUAGES.length).toBeGreaterThan(45);
    expect(needs.filter((need) => need.text.length < 3)).toEqual([]);
    expect(needs.filter((need) => /undefined|null|\[object|[。.]$/.test(need.text))).toEqual([]);
  });
  it('is found by what it says, and is null for a condition of another skill', () => {
    const [character, skill] = find('berserker', 'berserk');
    const [condition] = needsOf(skill);
    if (condition === undefined) throw new Error('it needs nothing');
    const copy = JSON.parse(JSON.stringify(condition)) as typeof condition;
    expect(text(describeNeed(character, skill, copy, 'en', OPTIONS))).toBe(
      'you have more than 3 cards in hand',
    );
    const [other, angel] = find('angel', 'angel-blessing');
    expect(describeNeed(other, angel, condition, 'en', OPTIONS)).toBeNull();
  });
});
