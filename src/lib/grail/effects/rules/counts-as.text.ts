/** Cards that are another card or element. */
import type { CountsAsRule } from './index.ts';
import { filterNounEn, filterNounZh } from '../language/card-filter.text.ts';
import { joined, said, type Said } from '../language/said.text.ts';
import type { ConstructText } from '../language/say.text.ts';
import { cardEn, cardZh, ELEMENTS, isCardName, isElement } from '../language/terms.text.ts';
import { everyEn, everyZh } from '../language/who.text.ts';

type For = CountsAsRule['for'][number];
const FOR_ZH: Readonly<Record<Exclude<For, 'everything'>, string>> = {
  action: '主动使用',
  counter: '应战',
  pass: '传递',
};
const FOR_EN: Readonly<Record<Exclude<For, 'everything'>, string>> = {
  action: 'for an action',
  counter: 'to counter',
  pass: 'to pass one on',
};

const asZh = (as: CountsAsRule['as']): Said => {
  if (isCardName(as)) return cardZh(as);
  return isElement(as) ? said`${ELEMENTS[as].zh}系牌` : said`同系的攻击牌`;
};
const asEn = (as: CountsAsRule['as']): Said => {
  if (isCardName(as)) return said`a ${cardEn(as)}`;
  return isElement(as) ? said`${ELEMENTS[as].en}` : said`an attack card of its element`;
};
const usesOf = (list: CountsAsRule['for']): Exclude<For, 'everything'>[] =>
  list.filter((one): one is Exclude<For, 'everything'> => one !== 'everything');

export const countsAsText: ConstructText<CountsAsRule> = {
  zh: ({ who, cards, as, for: list }, say) => {
    const whose = who === undefined || who === 'self' ? said`` : said`${everyZh(who, say)}的`;
    const uses = usesOf(list).map((one) => said`${FOR_ZH[one]}`);
    const noun = filterNounZh(cards, say);
    const always = list.includes('everything') ? said`一律视为${asZh(as)}` : said``;
    const may = uses.length === 0 ? said`` : said`可当作${asZh(as)}${joined(uses, '、', '或')}`;
    return said`${whose}${noun}${joined([always, may], '，')}`;
  },
  en: ({ who, cards, as, for: list }, say) => {
    const whose = everyEn(who ?? 'self', say).possessive;
    const uses = usesOf(list).map((one) => said`${FOR_EN[one]}`);
    const always = list.includes('everything') ? said`always count as ${asEn(as)}` : said``;
    const may =
      uses.length === 0 ? said`` : said`may each be used as ${asEn(as)} ${joined(uses, ', ', ' or ')}`;
    return said`${whose} ${filterNounEn(cards, say, false)} ${joined([always, may], ', ')}`;
  },
  docs: {
    zh: '手牌当作另一张牌或另一个系；everything 是强制的。',
    en: 'Hand cards are another card or element, for what is named; `everything` is compulsory.',
  },
  example: { rule: 'counts-as', cards: { element: 'fire' }, as: 'magic-missile', for: ['pass'] },
};
