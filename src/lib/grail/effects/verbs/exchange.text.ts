import type { Exchange } from './exchange.ts';
import { isOne, num } from '../language/number.text.ts';
import { NOTHING, said, type Said } from '../language/said.text.ts';
import { entry, type Say, spoken, tokenName, type VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { oneEn, oneZh, ownerZh } from '../language/who.text.ts';

const STONE_ZH: Readonly<Record<string, string>> = { gem: '宝石', crystal: '水晶' };

const thing = (what: Exchange['what'], kind: string, say: Say): Said => {
  const stone = entry(STONE_ZH, kind);
  if (what === 'tokens' || stone === undefined) return tokenName(kind, say);
  return spoken(say, said`${stone}`, said`${kind === 'gem' ? 'gem' : 'crystal'}`);
};

function exchangeZh({ what, who, from, to, count }: Exchange, say: Say): Said {
  const place =
    what === 'stones'
      ? said`${who === undefined || who === 'self' ? '我方' : said`${oneZh(who, say)}一方的`}${termZh('stone-zone')}的`
      : what === 'energy'
        ? said`${ownerZh(who, say)}能量中的`
        : ownerZh(who, say);
  const much = count === 'all' ? said`所有` : said`${num(count, say)}${what === 'tokens' ? '个' : '颗'}`;
  return said`将${place}${much}${thing(what, from, say)}换成${thing(what, to, say)}`;
}

function exchangeEn({ what, who, from, to, count }: Exchange, say: Say): Said {
  const owner = oneEn(who, say).possessive;
  const place =
    what === 'stones'
      ? said` in ${who === undefined || who === 'self' ? 'your' : said`${owner} team’s`} ${termEn('stone-zone')}`
      : what === 'energy'
        ? said` of ${owner} energy`
        : who === undefined || who === 'self'
          ? NOTHING
          : said` of ${oneEn(who, say).object}`;
  const ending = what !== 'tokens' && (count === 'all' || !isOne(count, say)) ? 's' : '';
  return said`turn ${count === 'all' ? 'all' : num(count, say)} ${thing(what, from, say)}${ending}${place} into ${ending === '' && what !== 'tokens' ? 'a ' : ''}${thing(what, to, say)}${ending}`;
}
export const exchangeText: VerbText<Exchange> = {
  zh: exchangeZh,
  en: exchangeEn,
  docs: {
    zh: '把若干个一种东西换成另一种：能量、战绩区的星石，或指示物；放不下的失去。',
    en: 'Turns so many of one kind into another: energy, stones of the zone, or tokens; what finds no room is lost.',
  },
  example: { do: 'exchange', what: 'stones', from: 'crystal', to: 'gem', count: 'all' },
};
