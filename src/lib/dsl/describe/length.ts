/** How long texts are, and how much a printed card holds (style finding S1). */
import type { Character, Skill } from '../../grail/effects/index.text.ts';
import { describeSkill, type Language } from './describe.ts';

export interface LengthLimits {
  skill: number;
  character: number;
}

/** Characters of rules text: a Han character is about as wide as two Latin letters. */
export const LENGTH_LIMITS: Readonly<Record<Language, LengthLimits>> = {
  'zh-Hans': { skill: 160, character: 640 },
  'zh-Hant': { skill: 160, character: 640 },
  en: { skill: 480, character: 1900 },
};

/** @returns the number of characters of a skill's rules text, without its head and note */
export const textLength = (character: Character, skill: Skill, language: Language): number =>
  [...describeSkill(character, skill, language).plain].length;

/** @returns the number of characters of all skills of a character together */
export const characterLength = (character: Character, language: Language): number =>
  character.skills.reduce((sum, skill) => sum + textLength(character, skill, language), 0);
