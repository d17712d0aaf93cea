import type { Discard } from './discard.ts';
import { cardsEn, cardsZh, shownEn, shownZh } from '../costs/costs.text.ts';
import { counted, num } from '../language/number.text.ts';
import { filterNounEn, filterNounZh } from '../language/card-filter.text.ts';
import { cardsRef } from '../language/refs.text.ts';
import { said, type Said } from '../language/said.text.ts';
import { type Say, spoken, type VerbText } from '../language/say.text.ts';
import { actorsZh, doesEn, everyEn } from '../language/who.text.ts';

function discardZh({ who, count, to, these, cards, shown, random }: Discard, say: Say): Said {
  const subject = actorsZh(who, say);
  const chance = random === true ? '随机' : '';
  if (these !== undefined) return said`${subject}弃掉${cardsRef(these, say)}${shownZh(shown)}`;
  if (to !== undefined)
    return said`${subject}将手牌${chance}弃到${num(to, say)}张${cards === undefined ? '' : said`（只弃${cardsNoun(cards, say)}）`}${shownZh(shown)}`;
  if (count === 'all' || count === undefined)
    return said`${subject}弃全部${cards === undefined ? '手牌' : cardsNoun(cards, say)}${shownZh(shown)}`;
  return said`${subject}${chance}弃${cardsZh(count, cards, undefined, say)}${shownZh(shown)}`;
}
const cardsNoun = (cards: NonNullable<Discard['cards']>, say: Say): Said =>
  spoken(say, filterNounZh(cards, say), filterNounEn(cards, say, false));

function discardEn({ who, count, to, these, cards, shown, random }: Discard, say: Say): Said {
  const discards = doesEn(who, 'discard', say);
  const chance = random === true ? ' at random' : '';
  if (these !== undefined) return said`${discards} ${cardsRef(these, say)}${shownEn(shown)}`;
  const whose =
    everyEn(who, say).form === 'one'
      ? said`its`
      : everyEn(who, say).form === 'many'
        ? said`their`
        : said`your`;
  if (to !== undefined)
    return said`${discards} down to ${counted(to, 'card', 'cards', say)} in hand${chance}${cards === undefined ? '' : said` (only ${cardsNoun(cards, say)})`}${shownEn(shown)}`;
  if (count === 'all' || count === undefined)
    return said`${discards} ${cards === undefined ? said`${whose} whole hand` : said`all ${cardsNoun(cards, say)}`}${shownEn(shown)}`;
  return said`${discards} ${cardsEn(count, cards, undefined, say)}${chance}${shownEn(shown)}`;
}
export const discardText: VerbText<Discard> = {
  zh: discardZh,
  en: discardEn,
  docs: {
    zh: '弃牌，由弃牌者挑选，不写 shown 则面朝下；to 弃到若干张，all 弃全部，random 随机。',
    en: 'Discards: the discarder picks, face down unless `shown`; `to`: down to so many; `all`: the whole hand; `random`: the game picks.',
  },
  example: { do: 'discard', count: 1 },
};
