/** A character as its sheet shows it, made from its data alone: official or somebody's own. */
import type { DescribeOptions } from '../dsl/describe/index.ts';
import type { Character, Faction, Text } from '../grail/index.ts';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { actingOf, lastingOf, type Acting } from './codex-acts.ts';
import { sheetText, type SheetText } from './sheet-text.ts';

/** What the card, the texts and the moments of a character are shown from. */
export interface Sheet {
  id: string;
  faction: Faction;
  stars: number;
  /** What is cut into its seal: the first sign of its name. */
  seal: string;
  base: NonNullable<Character['base']>;
  text: ByLocale<SheetText>;
  acting: Acting[];
  lasting: string[];
}

export const byLocale = <T>(of: (locale: TextLocale) => T): ByLocale<T> => ({
  'zh-Hans': of('zh-Hans'),
  'zh-Hant': of('zh-Hant'),
  en: of('en'),
});

export const sealOf = ({ zh, en }: Text): string => [...(zh ?? en ?? '')][0] ?? '';

/**
 * @param character one that was checked and has no error
 * @param options names of other characters and skills it may speak of
 */
export const sheetOf = (character: Character, options: DescribeOptions = {}): Sheet => ({
  ...{ id: character.id, faction: character.faction, stars: character.stars, seal: sealOf(character.name) },
  base: character.base ?? {},
  text: byLocale((locale) => sheetText(character, locale, options)),
  acting: actingOf(character),
  lasting: lastingOf(character),
});
