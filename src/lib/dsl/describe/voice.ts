/** In which language a file speaks, and how what it says is finished. */
import type { Character, Piece, Said, Say } from '../../grail/effects/index.text.ts';
import { hantWords, merged, type HantNames } from './hant.ts';
import { speaker, type Others } from './speaker.ts';

export type Language = 'zh-Hans' | 'zh-Hant' | 'en';

export interface DescribeOptions {
  /** Traditional names of official characters; an author's own names stay as typed. */
  hantNames?: HantNames;
  /** Names of characters and skills of other files, by id. */
  others?: Others;
}

export type Finish = (words: Said) => Piece[];
export interface Voice {
  say: Say;
  finish: Finish;
}

/** @returns who says the sentences of this file, and what makes pieces of them */
export function voice(character: Character, language: Language, options: DescribeOptions): Voice {
  const say = speaker(character, language === 'en' ? 'en' : 'zh', options.others);
  return {
    say,
    finish: language === 'zh-Hant' ? (words) => hantWords(words, options.hantNames) : merged,
  };
}
