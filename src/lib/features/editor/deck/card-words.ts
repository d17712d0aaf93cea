/** The words printed on a card where nobody sits at a table. */
import * as terms from '$lib/i18n/topics/terms.js';
import type { CardWords } from '$lib/ui/card/print.ts';
import { cardName, factionName, skillName } from '$lib/ui/wording/terms.ts';

type Word = (params: object, options: { locale: 'zh-Hans' }) => string;
const byKey = terms as unknown as Readonly<Record<string, Word | undefined>>;

export const cardWords: CardWords = {
  card: ({ name }) => cardName(name),
  // A badge bears the Han character in every language.
  elementMark: (element) => byKey[`term_element_${element}`]?.({}, { locale: 'zh-Hans' }) ?? element,
  faction: factionName,
  unique: skillName,
};
