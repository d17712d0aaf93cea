/** ① launch, the answer, ② hit and miss (§7). */
import type { AttackTrigger } from './trigger.ts';
import { aCardEn, filterNounZh } from './card-filter.text.ts';
import { isNothing, NOTHING, said, type Said } from './said.text.ts';
import type { Say } from './say.text.ts';
import { anyEn, anyZh, verbEn } from './who.text.ts';

type Some = readonly [AttackTrigger, ...AttackTrigger[]];

const attackWordZh = (active: boolean | undefined): string =>
  active === undefined ? '攻击' : active ? '主动攻击' : '应战攻击';

/** With which card: 用牌, 以火系牌. */
const withZh = ({ cards }: AttackTrigger, say: Say): Said => {
  if (cards === undefined) return NOTHING;
  if (Object.keys(cards).length === 0) return said`用牌`;
  return said`以${cards.unique === 'this-skill' && Object.keys(cards).length === 1 ? '此牌' : filterNounZh(cards, say)}`;
};

export function attackZh(some: Some, say: Say): Said {
  const [first] = some;
  const attack = attackWordZh(first.active);
  const using = withZh(first, say);
  const by = anyZh(first.by, say);
  const at = first.at === undefined ? NOTHING : said`对${anyZh(first.at, say)}`;
  if (first.time === 't1.launch') return said`${by}${using}${at}发动${attack}时①`;
  if (first.time === 'respond')
    return said`${first.at === undefined ? '有角色' : anyZh(first.at, say)}将应答${by}${using}的${attack}时`;
  const hits = some.map(({ time }) => (time === 't2.hit' ? '命中' : '未命中')).join('或');
  return said`${by}${using}${at}${isNothing(using) && isNothing(at) ? '的' : '发动的'}${attack}${hits}时②`;
}

const attackWordEn = (active: boolean | undefined): string =>
  active === undefined ? 'attack' : active ? 'active attack' : 'counter-attack';
const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const withEn = ({ cards }: AttackTrigger, say: Say): Said => {
  if (cards === undefined) return NOTHING;
  if (Object.keys(cards).length === 0) return said` with a card`;
  return cards.unique === 'this-skill' && Object.keys(cards).length === 1
    ? said` with this card`
    : said` with ${aCardEn(cards, say)}`;
};

export function attackEn(some: Some, say: Say): Said {
  const [first] = some;
  const attack = attackWordEn(first.active);
  const using = withEn(first, say);
  const by = anyEn(first.by, say);
  const at = first.at === undefined ? NOTHING : said` on ${anyEn(first.at, say).object}`;
  if (first.time === 't1.launch')
    return said`when ${by.subject} ${verbEn(by, 'launch')} ${withArticle(attack)}${at}${using} ①`;
  if (first.time === 'respond') {
    const who =
      first.at === undefined
        ? said`somebody is`
        : said`${anyEn(first.at, say).subject} ${first.at === 'self' ? 'are' : 'is'}`;
    return said`when ${who} about to answer ${by.possessive} ${attack}${using}`;
  }
  const hits = some.map(({ time }) => (time === 't2.hit' ? 'hits' : 'misses')).join(' or ');
  return said`when ${by.possessive} ${attack}${at}${using} ${hits} ②`;
}
