import type { Place } from './place.ts';
import { aLaidEn, laidEn, laidZh } from '../language/laid.text.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, oneZh, ownerZh } from '../language/who.text.ts';

export const placeText: VerbText<Place> = {
  zh: ({ card, before, from }, say) =>
    said`将${from === undefined ? '' : ownerZh(from, say)}${from === undefined ? '' : '手牌中的一张'}${laidZh(card, say)}放到${before === 'self' ? '自己' : oneZh(before, say)}面前`,
  en: ({ card, before, from }, say) =>
    said`lay ${from === undefined ? laidEn(card, say) : said`${aLaidEn(card, say)} of ${oneEn(from, say).possessive} hand`} before ${before === 'self' ? 'yourself' : oneEn(before, say).object}`,
  docs: {
    zh: '把一张卡放到角色面前；已在别处的就移过来。基础效果是用打出的牌放置的。',
    en: 'Lays a card before a character; one that lies elsewhere moves. A basic one is the card that was played.',
  },
  example: { do: 'place', card: 'bind', before: 'target' },
};
