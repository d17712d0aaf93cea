import type { Show } from './show.ts';
import { cardsRef } from '../language/refs.text.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, ownerZh } from '../language/who.text.ts';

export const showText: VerbText<Show> = {
  zh: ({ these, hand }, say) =>
    hand === undefined
      ? said`展示${cardsRef(these ?? '', say)}`
      : said`展示${ownerZh(hand, say)}全部手牌${these === undefined ? '' : said`和${cardsRef(these, say)}`}`,
  en: ({ these, hand }, say) =>
    hand === undefined
      ? said`show ${cardsRef(these ?? '', say)} to all`
      : said`show ${oneEn(hand, say).possessive} hand${these === undefined ? '' : said` and ${cardsRef(these, say)}`} to all`,
  docs: {
    zh: '向所有人展示指定的牌或一名角色的手牌；不触发任何效果。',
    en: 'Shows named cards, or a whole hand, to all; nothing is set off by it.',
  },
  example: { do: 'show', hand: 'target' },
};
