import type { Give } from './give.ts';
import { isOne, num } from '../language/number.text.ts';
import { cardsRef } from '../language/refs.text.ts';
import { NOTHING, said, type Said } from '../language/said.text.ts';
import { type Say, tokenName, type VerbText } from '../language/say.text.ts';
import { doesEn, oneEn, oneZh } from '../language/who.text.ts';

function whatZh({ count, these, token, from }: Give, say: Say): Said {
  if (these !== undefined) return cardsRef(these, say);
  const whose = from === 'self' ? NOTHING : NOTHING;
  if (token !== undefined) return said`${whose}${much(count, '个', say)}${tokenName(token, say)}`;
  return count === 'all' ? said`全部手牌` : said`${num(count ?? 1, say)}张手牌`;
}
const much = (count: Give['count'], unit: string, say: Say): Said =>
  count === 'all' ? said`全部` : said`${num(count ?? 1, say)}${unit}`;

function giveZh(give: Give, say: Say): Said {
  const { from, to } = give;
  const what = whatZh(give, say);
  if (to === 'self' && (give.these !== undefined || (give.token !== undefined && from === 'self')))
    return said`${say.aloud ? '你' : ''}将${what}收入手牌`;
  const whom = to === 'self' && !say.aloud && from !== 'self' ? said`你` : oneZh(to, say);
  return said`${from === 'self' ? (say.aloud ? '你' : '') : oneZh(from, say)}将${what}交给${whom}`;
}

function giveEn(give: Give, say: Say): Said {
  const { from, to, count, these, token } = give;
  const many = count === 'all' || !isOne(count ?? 1, say);
  const what =
    these !== undefined
      ? cardsRef(these, say)
      : token !== undefined
        ? said`${count === 'all' ? 'all' : num(count ?? 1, say)} ${tokenName(token, say)}`
        : count === 'all'
          ? said`the whole hand`
          : said`${num(count ?? 1, say)} hand card${many ? 's' : ''}`;
  if (to === 'self' && (these !== undefined || (token !== undefined && from === 'self')))
    return said`${doesEn('self', 'take', say)} ${what} into your hand`;
  return said`${doesEn(from, 'give', say)} ${oneEn(to, say).object} ${what}`;
}
export const giveText: VerbText<Give> = {
  zh: giveZh,
  en: giveEn,
  docs: {
    zh: '把牌交到另一名角色的手里：由给牌者挑选若干张，或指定的牌（these），或盖牌（token）。',
    en: "Cards go into another hand: of the giver's choice, cards of a name (`these`), or covered cards (`token`).",
  },
  example: { do: 'give', from: 'target', to: 'self', count: 1 },
};
