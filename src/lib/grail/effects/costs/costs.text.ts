/** Costs in words: 消耗1点能量, "discard 2 magic cards (shown)". The payer is never named: whoever declares pays. */
import type { Cost } from './index.ts';
import type {
  CardCost,
  CoveredCost,
  DiscardCost,
  EnergyCost,
  HealsCost,
  StonesCost,
  TokensCost,
} from './index.ts';
import { filterNounEn, filterNounZh, TOGETHER_EN, TOGETHER_ZH } from '../language/card-filter.text.ts';
import type { CardFilter, Together } from '../language/card-filter.ts';
import type { Num } from '../language/number.ts';
import { counted, isOne, num } from '../language/number.text.ts';
import { joined, NOTHING, said, type Said } from '../language/said.text.ts';
import { nameOf, sideName, tokenName, entry, type ConstructText, type Say } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { kindEn, kindZh, oneEn, oneZh } from '../language/who.text.ts';

type CostOf<P extends Cost['pay']> = Extract<Cost, { pay: P }>;
type CostTexts = { readonly [P in Cost['pay']]: ConstructText<CostOf<P>> };

const isThisSkill = (filter: CardFilter): boolean =>
  filter.unique === 'this-skill' && Object.keys(filter).length === 1;

/** 2张同系法术牌 */
export function cardsZh(
  count: Num,
  filter: CardFilter | undefined,
  together: Together | undefined,
  say: Say,
): Said {
  const noun = filter === undefined ? said`牌` : filterNounZh(filter, say);
  return said`${num(count, say)}张${together === undefined ? '' : TOGETHER_ZH[together]}${noun}`;
}
/** "2 magic cards of one element" */
export function cardsEn(
  count: Num,
  filter: CardFilter | undefined,
  together: Together | undefined,
  say: Say,
): Said {
  const noun = (one: boolean): Said =>
    filter === undefined ? said`card${one ? '' : 's'}` : filterNounEn(filter, say, one);
  return said`${counted(count, noun(true), noun(false), say)}${together === undefined ? '' : ` ${TOGETHER_EN[together]}`}`;
}
export const shownZh = (shown: true | undefined): Said => (shown === true ? said`【展示】` : NOTHING);
export const shownEn = (shown: true | undefined): Said =>
  shown === true ? said` (${termEn('reveal')})` : NOTHING;

const energyZh = ({ gem, crystal, from }: EnergyCost, say: Say): Said => {
  const parts = [
    gem === undefined ? NOTHING : said`${num(gem, say)}颗宝石`,
    crystal === undefined ? NOTHING : said`${num(crystal, say)}点能量`,
  ];
  const payer = from === undefined ? NOTHING : said`由${oneZh(from, say)}`;
  return said`${payer}消耗${joined(parts, '和')}`;
};
const gemsEn = (gem: Num, say: Say): Said => counted(gem, 'gem', 'gems', say);
const crystalsEn = (crystal: Num, say: Say): Said => counted(crystal, 'crystal', 'crystals', say);
const energyEn = ({ gem, crystal, from }: EnergyCost, say: Say): Said => {
  const parts = [
    gem === undefined ? NOTHING : gemsEn(gem, say),
    crystal === undefined ? NOTHING : said`${num(crystal, say)} energy`,
  ];
  const payer = from === undefined ? NOTHING : said` of ${oneEn(from, say).object}`;
  return said`spend ${joined(parts, ' and ')}${payer}`;
};

const stonesZh = ({ gem, crystal, any }: StonesCost, say: Say): Said => {
  const parts = [
    gem === undefined ? NOTHING : said`${num(gem, say)}颗宝石`,
    crystal === undefined ? NOTHING : said`${num(crystal, say)}颗水晶`,
    any === undefined ? NOTHING : said`${num(any, say)}颗星石`,
  ];
  return said`移除我方${termZh('stone-zone')}${joined(parts, '、', '和')}`;
};
const stonesEn = ({ gem, crystal, any }: StonesCost, say: Say): Said => {
  const parts = [
    gem === undefined ? NOTHING : gemsEn(gem, say),
    crystal === undefined ? NOTHING : crystalsEn(crystal, say),
    any === undefined ? NOTHING : counted(any, 'stone', 'stones', say),
  ];
  return said`remove ${joined(parts, ', ', ' and ')} from your ${termEn('stone-zone')}`;
};

const discardZh = ({ count, cards, together, shown, random }: DiscardCost, say: Say): Said =>
  said`${random === true ? '随机' : ''}弃${cardsZh(count, cards, together, say)}${shownZh(shown)}`;
const discardEn = ({ count, cards, together, shown, random }: DiscardCost, say: Say): Said =>
  said`discard ${cardsEn(count, cards, together, say)}${random === true ? ' at random' : ''}${shownEn(shown)}`;

const tokensZh = ({ token, count }: TokensCost, say: Say): Said =>
  count === 'all'
    ? said`移除所有${tokenName(token, say)}`
    : said`移除${num(count, say)}个${tokenName(token, say)}`;
const tokensEn = ({ token, count }: TokensCost, say: Say): Said =>
  said`remove ${count === 'all' ? 'all' : num(count, say)} ${tokenName(token, say)}`;

/** 移除2个同系「火花」【展示】, 移除1个「火花」（须为火系牌） */
function coveredZh({ token, count, cards, together, shown, aside, from }: CoveredCost, say: Say): Said {
  const which = cards === undefined ? NOTHING : said`（须为${filterNounZh(cards, say)}）`;
  const place = from === undefined ? '' : from === 'top' ? '最上面的' : '最下面的';
  const alike = together === undefined ? '' : TOGETHER_ZH[together];
  const out = aside === true ? '（结算完毕前放在一旁）' : '';
  return said`移除${place}${num(count, say)}个${alike}${tokenName(token, say)}${which}${shownZh(shown)}${out}`;
}
function coveredEn({ token, count, cards, together, shown, aside, from }: CoveredCost, say: Say): Said {
  const place = from === undefined ? '' : `the ${from === 'top' ? 'topmost' : 'lowest'} `;
  const alike = together === undefined ? '' : ` ${TOGETHER_EN[together]}`;
  const which =
    cards === undefined
      ? NOTHING
      : said` that ${isOne(count, say) ? 'is' : 'are'} ${isOne(count, say) ? 'a ' : ''}${filterNounEn(cards, say, isOne(count, say))}`;
  const out = aside === true ? ' (kept aside until all is resolved)' : '';
  return said`remove ${place}${num(count, say)} ${tokenName(token, say)}${alike}${which}${shownEn(shown)}${out}`;
}

const healsZh = ({ count, from }: HealsCost, say: Say): Said =>
  said`移除${from === undefined ? '' : said`${kindZh(from, say)}共`}${num(count, say)}点${termZh('heal')}`;
const healsEn = ({ count, from }: HealsCost, say: Say): Said =>
  said`remove ${counted(count, termEn('heal'), termEn('heal', 'heals'), say)}${from === undefined ? '' : said` in all from ${kindEn(from, say, false)}`}`;

const cardName = ({ card }: CardCost, say: Say): Said =>
  nameOf('card', card, entry(say.character.cards, card)?.name, say);

export const costTexts: CostTexts = {
  energy: {
    zh: energyZh,
    en: energyEn,
    docs: {
      zh: '消耗自己的能量。crystal 可用宝石代付，gem 只能用宝石；from 写出代付的队友。',
      en: 'Spends own energy. A crystal may be paid with a gem, a gem only with gems; `from` names a teammate who pays.',
    },
    example: { pay: 'energy', crystal: 1 },
  },
  stones: {
    zh: stonesZh,
    en: stonesEn,
    docs: {
      zh: '移除我方战绩区的星石；any 表示宝石水晶皆可。',
      en: 'Removes stones of the own zone; `any`: of either kind.',
    },
    example: { pay: 'stones', any: 1 },
  },
  discard: {
    zh: discardZh,
    en: discardEn,
    docs: {
      zh: '弃手牌。shown 为展示；cards 限定哪些牌；together 限定它们同系、异系或同命格。',
      en: 'Discards hand cards, face down unless `shown`. `cards` says which fit, `together` what they must be together.',
    },
    example: { pay: 'discard', count: 1, cards: { kind: 'magic' }, shown: true },
  },
  play: {
    zh: ({ cards, as }, say) => {
      const what = isThisSkill(cards) ? said`此牌` : cardsZh(1, cards, undefined, say);
      return as === 'counter' ? said`打出${what}应战` : said`打出${what}`;
    },
    en: ({ cards, as }, say) => {
      const what = isThisSkill(cards) ? said`this card` : cardsEn(1, cards, undefined, say);
      return as === 'counter' ? said`play ${what} as the counter` : said`play ${what}`;
    },
    docs: {
      zh: '打出一张手牌：作为法术，或在可以应战时作为应战牌。',
      en: 'Plays a hand card: as magic, or as the counter where countering is legal.',
    },
    example: { pay: 'play', cards: { unique: 'this-skill' }, as: 'magic' },
  },
  tokens: {
    zh: tokensZh,
    en: tokensEn,
    docs: { zh: '移除指示物；all 为全部。', en: 'Removes tokens; `all`: every one of them.' },
    example: { pay: 'tokens', token: 'spark', count: 1 },
  },
  gain: {
    zh: ({ token, count }, say) => said`得到${num(count, say)}个${tokenName(token, say)}（须未达上限）`,
    en: ({ token, count }, say) =>
      said`take ${num(count, say)} ${tokenName(token, say)} (there must be room)`,
    docs: {
      zh: '以得到指示物为代价；已到上限时不能支付。',
      en: 'Takes tokens as a price; impossible where they would not fit.',
    },
    example: { pay: 'gain', token: 'spark', count: 1 },
  },
  covered: {
    zh: coveredZh,
    en: coveredEn,
    docs: {
      zh: '移除盖牌。aside 表示先放在一旁，直到技能结束；from 指定最上或最下的。',
      en: 'Removes covered cards. `aside` keeps them out until the skill ends; `from` takes those on top or at the bottom.',
    },
    example: { pay: 'covered', token: 'pile', count: 1 },
  },
  flip: {
    zh: ({ token, from, to, count }, say) =>
      said`将${num(count, say)}个${sideName(token, from, say)}翻为${sideName(token, to, say)}`,
    en: ({ token, from, to, count }, say) =>
      said`turn ${num(count, say)} ${sideName(token, from, say)} over to ${sideName(token, to, say)}`,
    docs: { zh: '把双面指示物翻到另一面。', en: 'Turns two-sided tokens over.' },
    example: { pay: 'flip', token: 'coin', from: 'sun', to: 'moon', count: 1 },
  },
  heals: {
    zh: healsZh,
    en: healsEn,
    docs: {
      zh: '移除自己的治疗，或由一组角色合计移除。',
      en: 'Removes own heals, or so many of a group together.',
    },
    example: { pay: 'heals', count: 1 },
  },
  damage: {
    zh: ({ amount }, say) => said`对自己造成${num(amount, say)}点法术伤害③`,
    en: ({ amount }, say) => said`deal yourself ${num(amount, say)} magic damage ③`,
    docs: {
      zh: '先对自己造成法术伤害，完整结算后才有效果。',
      en: 'Magic damage to oneself, settled in full before the effect.',
    },
    example: { pay: 'damage', amount: 1 },
  },
  draw: {
    zh: ({ count }, say) => said`摸${num(count, say)}张牌【强制】`,
    en: ({ count }, say) => said`draw ${counted(count, 'card', 'cards', say)} (forced)`,
    docs: { zh: '先强制摸牌，摸完才有效果。', en: 'A forced draw, settled before the effect.' },
    example: { pay: 'draw', count: 1 },
  },
  card: {
    zh: (cost, say) => said`取出「${cardName(cost, say)}」`,
    en: (cost, say) => said`take out ${cardName(cost, say)}`,
    docs: {
      zh: '专属卡须还在角色卡旁，没有在场。',
      en: 'The exclusive card must still lie beside the character, not in play.',
    },
    example: { pay: 'card', card: 'bind' },
  },
};

/** What paying an optional cost was, for "+1 if …". */
export function paidWords(cost: Cost, say: Say): Said {
  const zh =
    cost.pay === 'discard'
      ? '额外弃牌'
      : cost.pay === 'tokens' || cost.pay === 'covered'
        ? '额外移除'
        : '额外支付';
  const en =
    cost.pay === 'discard'
      ? 'made the extra discard'
      : cost.pay === 'tokens' || cost.pay === 'covered'
        ? 'removed the extra one'
        : 'paid the extra cost';
  return say.tongue === 'zh' ? said`${zh}` : said`${en}`;
}

/** @throws when a file names a cost that is none */
export function costText(cost: Cost): ConstructText<Cost> {
  const found = Object.hasOwn(costTexts, cost.pay) ? costTexts[cost.pay] : undefined;
  if (found === undefined) throw new Error(`no such cost: ${String(cost.pay)}`);
  return found as ConstructText<Cost>;
}
