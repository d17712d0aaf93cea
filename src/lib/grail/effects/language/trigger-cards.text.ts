/** Moments about cards, tokens, forms, effects and skills (§20–§22). */
import type { DrawKind, ShownAs } from '../../state/frames.ts';
import type {
  DiscardTrigger,
  DrawTrigger,
  EffectTrigger,
  FormTrigger,
  HandTrigger,
  HealsTrigger,
  RevealTrigger,
  SkillTrigger,
  TokensTrigger,
} from './trigger.ts';
import { aCardEn, filterNounEn, filterNounZh } from './card-filter.text.ts';
import { aLaidEn, laidZh } from './laid.text.ts';
import { isNothing, joined, listOf, NOTHING, said, type Said } from './said.text.ts';
import { formName, skillName, tokenName, type Say } from './say.text.ts';
import { termEn, termZh } from './terms.text.ts';
import { anyEn, anyZh, verbEn } from './who.text.ts';

type CardsLike =
  | RevealTrigger
  | DiscardTrigger
  | DrawTrigger
  | HandTrigger
  | HealsTrigger
  | TokensTrigger
  | FormTrigger
  | EffectTrigger
  | SkillTrigger;

const orZh = (list: readonly Said[]): Said => joined(list, '、', '或');
const orEn = (list: readonly Said[]): Said => joined(list, ', ', ' or ');

const SHOWN_ZH: Readonly<Record<ShownAs, string>> = {
  attack: '攻击',
  counter: '应战',
  block: '抵挡',
  magic: '使用法术',
  missile: '使用或传递魔弹',
  discard: '展示弃置',
  show: '展示',
};
const DRAW_ZH: Readonly<Record<DrawKind, string>> = {
  damage: '伤害',
  buy: '购买',
  synthesize: '合成',
  weakness: '虚弱',
  cannotAct: '无法行动',
  skill: '技能',
  setup: '开局发牌',
};
const SHOWN_EN: Readonly<Record<ShownAs, string>> = {
  attack: 'to attack',
  counter: 'to counter',
  block: 'to block',
  magic: 'as magic',
  missile: 'as a missile or to pass one',
  discard: 'in a shown discard',
  show: 'to show it',
};
const DRAW_EN: Readonly<Record<DrawKind, string>> = {
  damage: 'damage',
  buy: 'buying',
  synthesize: 'synthesizing',
  weakness: 'Weakness',
  cannotAct: 'being unable to act',
  skill: 'a skill',
  setup: 'the deal',
};
/** Used or played: every way but a shown discard. */
const PLAYED: readonly ShownAs[] = ['attack', 'counter', 'block', 'magic', 'missile'];
const isPlayed = (as: readonly ShownAs[]): boolean =>
  as.length === PLAYED.length && PLAYED.every((one) => as.includes(one));

export function cardsTriggerZh([trigger]: readonly [CardsLike, ...CardsLike[]], say: Say): Said {
  const who = anyZh(trigger.by, say);
  switch (trigger.time) {
    case 'card.revealed':
      return revealedZh(trigger, say);
    case 'card.discarded': {
      const cards = trigger.cards === undefined ? said`牌` : filterNounZh(trigger.cards, say);
      const shown = trigger.shown === undefined ? '' : trigger.shown ? '正面朝上' : '面朝下';
      return said`${who}的${cards}将${shown}进入弃牌堆时`;
    }
    case 'draw.before':
      return said`${who}将${drawnZh(trigger.cause)}摸牌时${exceptZh(trigger.notCause)}`;
    case 'hand.changed':
      return said`${who}的手牌数变化后`;
    case 'heals.gained':
      return said`${who}得到${termZh('heal')}后`;
    case 'heal.overflow':
      return said`${who}的${termZh('heal')}溢出时`;
    case 'tokens.gained':
    case 'tokens.removed': {
      const verb = trigger.time === 'tokens.gained' ? '得到' : '移除';
      const some = say.each ? said`，其中每有1张` : said`，其中有`;
      const fits = trigger.cards === undefined ? NOTHING : said`${some}${filterNounZh(trigger.cards, say)}`;
      return said`${who}${verb}${tokenName(trigger.token, say)}后${fits}`;
    }
    default:
      return statesZh(trigger, say);
  }
}

function revealedZh({ by, as, cards }: RevealTrigger, say: Say): Said {
  const what = cards === undefined ? said`手牌` : filterNounZh(cards, say);
  const ways = listOf(as);
  if (as === undefined) return said`${anyZh(by, say)}从手牌使用、打出或展示${what}时`;
  if (isPlayed(ways)) return said`${anyZh(by, say)}使用或打出${what}时`;
  return said`${anyZh(by, say)}以${what}${orZh(ways.map((way) => said`${SHOWN_ZH[way]}`))}时`;
}
const drawnZh = (cause: DrawTrigger['cause']): Said =>
  cause === undefined ? NOTHING : said`因${orZh(listOf(cause).map((one) => said`${DRAW_ZH[one]}`))}`;
const exceptZh = (cause: DrawTrigger['notCause']): Said =>
  cause === undefined
    ? NOTHING
    : said`（${joined(
        listOf(cause).map((one) => said`${DRAW_ZH[one]}`),
        '、',
      )}除外）`;

function statesZh(trigger: FormTrigger | EffectTrigger | SkillTrigger, say: Say): Said {
  const who = anyZh(trigger.by, say);
  switch (trigger.time) {
    case 'form.turned':
      return said`${who}${termZh('turned-sideways')}${trigger.form === undefined ? '' : said`进入${formName(trigger.form, say)}`}后`;
    case 'form.left':
      return said`${who}脱离${trigger.form === undefined ? '形态' : formName(trigger.form, say)}后`;
    case 'effect.placed':
    case 'effect.removed':
    case 'effect.triggered': {
      const card = trigger.card === undefined ? said`基础效果牌` : laidZh(trigger.card, say);
      const place = trigger.at === undefined ? NOTHING : said`${anyZh(trigger.at, say)}面前的`;
      if (trigger.time === 'effect.placed')
        return said`${who}${trigger.at === undefined ? '' : said`在${anyZh(trigger.at, say)}面前`}放置${card}后`;
      if (trigger.time === 'effect.removed') return said`${who}移除${place}${card}后`;
      return said`${trigger.by === undefined ? '' : said`${who}放置的`}${isNothing(place) ? '场上的' : place}${card}触发并结算后`;
    }
    case 'skill.used':
      return said`${who}发动${orZh(trigger.skill.map((id) => skillName(id, say)))}时`;
    case 'skill.resolved':
      return said`${who}的${orZh(trigger.skill.map((id) => skillName(id, say)))}结算后`;
  }
}

export function cardsTriggerEn([trigger]: readonly [CardsLike, ...CardsLike[]], say: Say): Said {
  const who = anyEn(trigger.by, say);
  const has = said`${who.subject} ${verbEn(who, 'have')}`;
  switch (trigger.time) {
    case 'card.revealed':
      return revealedEn(trigger, say);
    case 'card.discarded': {
      const cards = trigger.cards === undefined ? said`card` : filterNounEn(trigger.cards, say, true);
      const shown = trigger.shown === undefined ? '' : trigger.shown ? ' face up' : ' face down';
      return said`when ${who.possessive} ${cards} is about to enter the discard pile${shown}`;
    }
    case 'draw.before': {
      const why =
        trigger.cause === undefined
          ? NOTHING
          : said` for ${orEn(listOf(trigger.cause).map((one) => said`${DRAW_EN[one]}`))}`;
      const not =
        trigger.notCause === undefined
          ? NOTHING
          : said` (not for ${orEn(listOf(trigger.notCause).map((one) => said`${DRAW_EN[one]}`))})`;
      return said`when ${who.subject} ${who.form === 'you' ? 'are' : 'is'} about to draw${why}${not}`;
    }
    case 'hand.changed':
      return said`after ${who.possessive} hand has changed in size`;
    case 'heals.gained':
      return said`after ${has} gained ${termEn('heal', 'heals')}`;
    case 'heal.overflow':
      return said`when ${who.possessive} ${termEn('heal', 'heals')} overflow`;
    case 'tokens.gained':
    case 'tokens.removed': {
      const verb = trigger.time === 'tokens.gained' ? 'gained' : 'removed';
      const fits =
        trigger.cards === undefined
          ? NOTHING
          : say.each
            ? said`, for each ${filterNounEn(trigger.cards, say, true)} among them`
            : said` with ${aCardEn(trigger.cards, say)} among them`;
      return said`after ${has} ${verb} ${tokenName(trigger.token, say)}${fits}`;
    }
    default:
      return statesEn(trigger, say);
  }
}

function revealedEn({ by, as, cards }: RevealTrigger, say: Say): Said {
  const what = cards === undefined ? said`a card` : aCardEn(cards, say);
  const who = anyEn(by, say);
  const does = (verb: string): string => verbEn(who, verb);
  const ways = listOf(as);
  if (as === undefined)
    return said`when ${who.subject} ${does('use')}, ${does('play')} or ${does('reveal')} ${what} from hand`;
  if (isPlayed(ways)) return said`when ${who.subject} ${does('use')} or ${does('play')} ${what}`;
  return said`when ${who.subject} ${does('use')} ${what} ${orEn(ways.map((way) => said`${SHOWN_EN[way]}`))}`;
}

function statesEn(trigger: FormTrigger | EffectTrigger | SkillTrigger, say: Say): Said {
  const who = anyEn(trigger.by, say);
  const has = said`${who.subject} ${verbEn(who, 'have')}`;
  switch (trigger.time) {
    case 'form.turned':
      return said`after ${has} ${termEn('turned-sideways')}${trigger.form === undefined ? '' : said` into ${formName(trigger.form, say)}`}`;
    case 'form.left':
      return said`after ${has} left ${trigger.form === undefined ? 'a form' : formName(trigger.form, say)}`;
    case 'effect.placed':
    case 'effect.removed': {
      const card = trigger.card === undefined ? said`a basic effect card` : aLaidEn(trigger.card, say);
      const place = trigger.at === undefined ? NOTHING : said` before ${anyEn(trigger.at, say).object}`;
      return said`after ${has} ${trigger.time === 'effect.placed' ? 'laid' : 'removed'} ${card}${place}`;
    }
    case 'effect.triggered': {
      const card = trigger.card === undefined ? said`a basic effect card` : aLaidEn(trigger.card, say);
      const place = trigger.at === undefined ? NOTHING : said` before ${anyEn(trigger.at, say).object}`;
      const by = trigger.by === undefined ? NOTHING : said` laid by ${who.object}`;
      return said`after ${card}${place}${by} has acted and is settled`;
    }
    case 'skill.used':
      return said`when ${who.subject} ${verbEn(who, 'use')} ${orEn(trigger.skill.map((id) => skillName(id, say)))}`;
    case 'skill.resolved':
      return said`after ${who.possessive} ${orEn(trigger.skill.map((id) => skillName(id, say)))} is resolved`;
  }
}
