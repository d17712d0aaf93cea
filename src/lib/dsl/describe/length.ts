/** How long texts are, and how much a printed card holds (style finding S1). */
import type { Character, Skill } from '../../grail/effects/index.text.ts';
import { describeSkill } from './describe.ts';
import type { Language } from './voice.ts';

export interface LengthLimits {
  skill: number;
  character: number;
}

/**
 * Characters of rules text. Measured on the official characters, whose printed cards hold their texts: the longest skill
 * has 180 in Chinese and 524 in English, so these are the limits, rounded; English needs about three letters a Han
 * character, of less than half the width.
 */
export const LENGTH_LIMITS: Readonly<Record<Language, LengthLimits>> = {
  'zh-Hans': { skill: 180, character: 720 },
  'zh-Hant': { skill: 180, character: 720 },
  en: { skill: 540, character: 2100 },
};

/** @returns the number of characters of a skill's rules text, without its head and note */
export const textLength = (character: Character, skill: Skill, language: Language): number =>
  [...describeSkill(character, skill, language).plain].length;

/** @returns the number of characters of all skills of a character together */
export const characterLength = (character: Character, language: Language): number =>
  character.skills.reduce((sum, skill) => sum + textLength(character, skill, language), 0);
