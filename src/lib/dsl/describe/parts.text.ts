/** Whom a part of a skill speaks to. */
import type { Language } from './voice.ts';

const YOU: Readonly<Record<Language, RegExp>> = {
  'zh-Hans': /[你我]/,
  'zh-Hant': /[你我]/,
  en: /\byou(r|rself)?\b/i,
};

/** @returns whether a text says "you", who in the texts of a skill is always its owner, whoever is asked */
export const saysYou = (text: string, language: Language): boolean => YOU[language].test(text);
