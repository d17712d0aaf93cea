/** Conditions in words; each says its negation itself, because "not" stands elsewhere in each. */
import type { Together } from './card-filter.ts';
import type {
  CardsCondition,
  Condition,
  FactCondition,
  FormCondition,
  PlacedCondition,
  WhoCondition,
} from './condition.ts';
import type { Bound, Num } from './number.ts';
import type { Trigger } from './trigger.ts';
import { boundZh, comparesFacts, hasEn, isBounded, isEn, pointsZh, someOrNone } from './bound.text.ts';
import { aCardEn, filterNounEn, filterNounZh, TOGETHER_EN, TOGETHER_ZH } from './card-filter.text.ts';
import { actionsZh, factEn, factZh, isEmptyFact, isThere } from './fact.text.ts';
import { aLaidEn, laidEn, laidZh } from './laid.text.ts';
import { explained, num } from './number.text.ts';
import { cardsRef } from './refs.text.ts';
import { isNothing, joined, keyOf, NOTHING, said, type Said } from './said.text.ts';
import { formName, type Say } from './say.text.ts';
import { FACTIONS, termEn, termZh } from './terms.text.ts';
import { triggersEn, triggersZh } from './trigger.text.ts';
import { aKindEn, everyEn, everyZh, kindZh, oneEn, oneZh, subjectZh, isGroup } from './who.text.ts';

export const conditionsZh = (list: readonly Condition[], say: Say): Said =>
  joined(
    list.map((one) => conditionZh(one, say)),
    '且',
  );
export const conditionsEn = (list: readonly Condition[], say: Say): Said =>
  joined(
    list.map((one) => conditionEn(one, say)),
    ' and ',
  );

const isFact = (condition: Condition): condition is FactCondition => 'count' in condition;
const boundOf = (condition: object): Bound => {
  const { equals, atLeast, atMost, above, below, parity } = condition as Bound;
  return Object.fromEntries(
    Object.entries({ equals, atLeast, atMost, above, below, parity }).filter(
      ([, value]) => value !== undefined,
    ),
  );
};

/** A number that is compared: a fact stands there itself. */
const compared = (n: Num, say: Say): Said => (typeof n === 'object' ? explained(n, say) : num(n, say));

// Chinese

export function conditionZh(condition: Condition, say: Say, not = false): Said {
  if (isFact(condition))
    return not ? said`并非${factConditionZh(condition, say)}` : factConditionZh(condition, say);
  if ('number' in condition) {
    const words = said`${compared(condition.number, say)}${boundZh(boundOf(condition), '', say, '为')}`;
    return not ? said`并非${words}` : words;
  }
  if ('not' in condition) return conditionZh(condition.not, say, !not);
  if ('any' in condition) {
    const words = joined(
      condition.any.map((one) => conditionZh(one, say)),
      '，或',
    );
    return not ? said`并非（${words}）` : words;
  }
  return isConditionZh(condition, say, not);
}

type IsCondition = Extract<Condition, { is: string }>;

function isConditionZh(condition: IsCondition, say: Say, not: boolean): Said {
  switch (condition.is) {
    case 'form':
      return formZh(condition, say, not);
    case 'turned':
      return said`${subjectZh(condition.who, say)}${not ? '未' : '已'}${termZh('turned-sideways')}`;
    case 'placed':
      return placedZh(condition, say, not);
    case 'turn': {
      const phase = condition.phase === undefined ? '回合' : '行动阶段';
      return said`${not ? '不是' : '在'}${oneZh(condition.of, say)}的${phase}`;
    }
    case 'cards':
      return cardsZh(condition, say, not);
    case 'who':
      return whoZh(condition, say, not);
    case 'event':
      return eventZh(condition.event, say, not);
  }
}

function factConditionZh(condition: FactCondition, say: Say): Said {
  const bound = boundOf(condition);
  if (condition.count === 'actions' && (condition.plus ?? 0) === 0)
    return actionsConditionZh(condition, bound, say);
  const fact = factZh(condition, say);
  const plain = condition.plus === undefined || condition.plus === 0;
  const result = plain ? resultConditionZh(condition, bound, say) : NOTHING;
  if (!isNothing(result)) return result;
  if (!plain || comparesFacts(bound)) return said`${fact.noun}${boundZh(bound, fact.unit, say)}`;
  const some = fact.unit === '' ? null : someOrNone(bound);
  if (some !== null) return said`${fact.owner}${some === 'some' ? '有' : '没有'}${fact.thing}`;
  const people = condition.count === 'characters' || condition.count === 'victims';
  if (people) return said`有${pointsZh(bound, say, fact.unit)}${fact.thing}`;
  return said`${fact.possessive}${fact.thing}${boundZh(bound, fact.unit, say)}`;
}

/** What a named damage or gain came to: 未因此损失士气. */
function resultConditionZh(condition: FactCondition, bound: Bound, say: Say): Said {
  const some = someOrNone(bound);
  if (some === null || !('in' in condition) || say.names.get(condition.in)?.is !== 'result') return NOTHING;
  if (condition.count === 'lost') return some === 'some' ? said`因此损失了士气` : said`未因此损失士气`;
  if (condition.count === 'gained') return some === 'some' ? said`确实因此得到` : said`未因此得到`;
  return condition.count === 'damages'
    ? some === 'some'
      ? said`此前已造成伤害`
      : said`此前尚未造成伤害`
    : NOTHING;
}
function resultConditionEn(condition: FactCondition, bound: Bound, say: Say): Said {
  const some = someOrNone(bound);
  if (some === null || !('in' in condition) || say.names.get(condition.in)?.is !== 'result') return NOTHING;
  if (condition.count === 'lost') return said`${some === 'some' ? 'some' : 'no'} morale was lost by it`;
  if (condition.count === 'gained') return said`${some === 'some' ? 'some was' : 'none was'} really gained`;
  return condition.count === 'damages'
    ? said`${some === 'some' ? 'some' : 'no'} damage has been dealt yet`
    : NOTHING;
}

const RUNNING = new Set([
  't1.launch',
  't2.hit',
  't2.miss',
  'attackAction.end',
  'magicAction.end',
  'specialAction.end',
]);

/** An action that is under way or just over is the n-th; else there have been so many. */
function actionsConditionZh(condition: FactCondition & { count: 'actions' }, bound: Bound, say: Say): Said {
  const span = condition.within === 'phase' ? '本行动阶段' : '本回合';
  const actions = actionsZh(condition.kinds);
  const running = say.on.length > 0 && say.on.every(({ time }) => RUNNING.has(time));
  if (running && bound.equals !== undefined && keyOf(boundOf(condition)) === keyOf({ equals: bound.equals }))
    return said`这是你${span}的第${num(bound.equals, say)}次${actions}`;
  if (someOrNone(bound) === 'none') return said`你${span}未执行${actions}`;
  if (someOrNone(bound) === 'some') return said`你${span}已执行${actions}`;
  return said`你${span}的${actions}${boundZh(bound, '次', say)}`;
}

function formZh({ form, of, since }: FormCondition, say: Say, not: boolean): Said {
  const who = subjectZh(of, say);
  if (form === 'none')
    return said`${who}${not ? '已' : '未'}${termZh('turned-sideways')}${since === undefined ? '' : '（自此前的回合起）'}`;
  if (since !== undefined) return said`${who}${not ? '不是' : ''}在此前的回合进入${formName(form, say)}`;
  return said`${who}${not ? '不' : ''}处于${formName(form, say)}`;
}

function placedZh({ card, before, by }: PlacedCondition, say: Say, not: boolean): Said {
  const whose = by === undefined ? NOTHING : said`${oneZh(by, say)}放置的`;
  if (before === undefined || before === 'all')
    return said`${whose}${laidZh(card, say)}${not ? '不在场' : '在场'}`;
  const place = typeof before === 'string' ? ownSpotZh(before, say) : said`${everyZh(before, say)}面前`;
  return said`${place}${not ? '没有' : '有'}${whose}${laidZh(card, say)}`;
}

/** Before one character, or before any of a group. */
const ownSpotZh = (who: string, say: Say): Said => {
  if (isGroup(who, say) && !say.names.has(who)) return said`任一${kindZh(who, say)}面前`;
  return who === 'it' && say.relative !== false ? said`面前` : said`${oneZh(who, say)}面前`;
};

function cardsZh(condition: CardsCondition, say: Say, not: boolean): Said {
  const set = cardsRef(condition.in, say);
  const parts: Said[] = [];
  if (condition.some !== undefined)
    parts.push(said`${set}中${not ? '没有' : '有'}${filterNounZh(condition.some, say)}`);
  if (condition.every !== undefined) {
    const what = filterNounZh(condition.every, say);
    parts.push(
      condition.in === 'attack-card'
        ? said`${set}${not ? '不' : ''}为${what}`
        : said`${set}${not ? '不' : ''}全是${what}`,
    );
  }
  if (condition.together !== undefined)
    parts.push(said`${set}${not ? '不' : ''}为${TOGETHER_ZH[condition.together]}`);
  return joined(parts, not ? '或' : '且');
}

function whoZh({ who, of, faction }: WhoCondition, say: Say, not: boolean): Said {
  const subject = who === 'self' ? said`你` : subjectZh(who, say);
  const is = not ? '不是' : '是';
  const group =
    of === undefined
      ? NOTHING
      : said`${is}${typeof of === 'string' && isGroup(of, say) && say.names.has(of) ? said`${oneZh(of, say)}之一` : kindZh(of, say)}`;
  const fits =
    faction === undefined
      ? NOTHING
      : said`${not ? '不为' : say.relative !== false && who === 'it' ? '' : '为'}${FACTIONS[faction]?.zh ?? faction}命格`;
  return said`${subject}${joined([group, fits], not ? '或' : '且')}`;
}

/** The running event, short where it is one of the ability's own. */
function eventZh(event: Trigger, say: Say, not: boolean): Said {
  const own = say.on.length > 1 && say.on.some((trigger) => keyOf(trigger) === keyOf(event));
  const hit = { 't2.hit': '命中', 't2.miss': '未命中' }[event.time as string];
  if (own && hit !== undefined && say.on.filter(({ time }) => time === event.time).length === 1)
    return said`${not ? '并非' : ''}${hit}`;
  return said`此时${not ? '不是' : '是'}“${triggersZh([event], say)}”`;
}

// English

export function conditionEn(condition: Condition, say: Say, not = false): Said {
  if (isFact(condition)) {
    const words = factConditionEn(condition, say);
    return not ? said`it is not the case that ${words}` : words;
  }
  if ('number' in condition) {
    const words = said`${compared(condition.number, say)} ${isEn(boundOf(condition), say)}`;
    return not ? said`it is not the case that ${words}` : words;
  }
  if ('not' in condition) return conditionEn(condition.not, say, !not);
  if ('any' in condition) {
    const words = joined(
      condition.any.map((one) => conditionEn(one, say)),
      ', or ',
    );
    return not ? said`it is not the case that ${words}` : words;
  }
  return isConditionEn(condition, say, not);
}

function isConditionEn(condition: IsCondition, say: Say, not: boolean): Said {
  switch (condition.is) {
    case 'form':
      return formEn(condition, say, not);
    case 'turned': {
      const who = oneEn(condition.who, say);
      return said`${who.subject} ${beEn(who.form, not)} ${termEn('turned-sideways')}`;
    }
    case 'placed':
      return placedEn(condition, say, not);
    case 'turn': {
      const whose = oneEn(condition.of, say).possessive;
      return said`it is ${not ? 'not ' : ''}${whose} ${condition.phase === undefined ? 'turn' : 'action phase'}`;
    }
    case 'cards':
      return cardsEn(condition, say, not);
    case 'who':
      return whoEn(condition, say, not);
    case 'event':
      return eventEn(condition.event, say, not);
  }
}

const beEn = (form: string, not: boolean): string =>
  `${form === 'you' || form === 'many' || form === 'imperative' ? 'are' : 'is'}${not ? ' not' : ''}`;

function factConditionEn(condition: FactCondition, say: Say): Said {
  const bound = boundOf(condition);
  const fact = factEn(condition, say);
  const plain = condition.plus === undefined || condition.plus === 0;
  if (condition.count === 'characters' && plain && typeof condition.of === 'string') {
    const named = say.names.get(condition.of);
    const some = someOrNone(bound);
    if (named?.is === 'character' && !named.many && some !== null)
      return said`${some === 'some' ? 'somebody' : 'nobody'} is ${named.words}`;
  }
  if (condition.count === 'actions' && plain) return actionsConditionEn(condition, bound, say);
  const result = plain ? resultConditionEn(condition, bound, say) : NOTHING;
  if (!isNothing(result)) return result;
  if (!plain || comparesFacts(bound) || isEmptyFact(fact) || fact.who === undefined)
    return said`${fact.noun} ${isEn(bound, say)}`;
  if (!isBounded(bound)) return said`${fact.noun} counts`;
  return hasEn(fact.who, isThere(fact.who), fact.one, fact.many, bound, say);
}

function actionsConditionEn(condition: FactCondition & { count: 'actions' }, bound: Bound, say: Say): Said {
  const running = say.on.length > 0 && say.on.every(({ time }) => RUNNING.has(time));
  const fact = factEn(condition, say);
  if (running && typeof bound.equals === 'number' && keyOf(bound) === keyOf({ equals: bound.equals }))
    return said`this is your ${ordinal(bound.equals)} ${fact.one}`;
  const who = { ...oneEn('self', say), subject: said`you` };
  const words = hasEn(who, false, fact.one, fact.many, bound, say);
  return said`${words}`.map((piece, i) =>
    i === 0 && piece.kind === 'text' ? { ...piece, text: piece.text.replace(/^you$/, 'you') } : piece,
  );
}

const ordinal = (n: number): string => {
  const ten = n % 100 > 10 && n % 100 < 14;
  const end = ten ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
};

function formEn({ form, of, since }: FormCondition, say: Say, not: boolean): Said {
  const who = oneEn(of, say);
  const be = beEn(who.form, not);
  const span = since === undefined ? '' : ' since an earlier turn';
  return form === 'none'
    ? said`${who.subject} ${be} upright${span}`
    : said`${who.subject} ${be} in ${formName(form, say)}${span}`;
}

function placedEn({ card, before, by }: PlacedCondition, say: Say, not: boolean): Said {
  const whose = by === undefined ? NOTHING : said` laid by ${oneEn(by, say).object}`;
  if (before === undefined || before === 'all')
    return said`${not ? said`no ${laidEn(card, say)}` : aLaidEn(card, say)}${whose} is in play`;
  const spot = placeEn(before, say);
  const what = not ? said`no ${laidEn(card, say)}` : aLaidEn(card, say);
  return say.relative !== false && before === 'it'
    ? said`before whom there is ${what}${whose}`
    : said`there is ${what}${whose} before ${spot}`;
}

const placeEn = (before: NonNullable<PlacedCondition['before']>, say: Say): Said =>
  typeof before === 'string' && isGroup(before, say) && !say.names.has(before)
    ? aKindEn(before, say)
    : everyEn(before, say).object;

function cardsEn(condition: CardsCondition, say: Say, not: boolean): Said {
  const set = cardsRef(condition.in, say);
  const parts: Said[] = [];
  if (condition.some !== undefined)
    parts.push(
      not
        ? said`there is no ${filterNounEn(condition.some, say, true)} among ${set}`
        : said`there is ${aCardEn(condition.some, say)} among ${set}`,
    );
  if (condition.every !== undefined)
    parts.push(
      condition.in === 'attack-card'
        ? said`${set} is ${not ? 'not ' : ''}${aCardEn(condition.every, say)}`
        : said`${not ? 'not ' : ''}all of ${set} are ${filterNounEn(condition.every, say, false)}`,
    );
  if (condition.together !== undefined)
    parts.push(said`${set} are ${not ? 'not ' : ''}${together(condition.together)}`);
  return joined(parts, not ? ' or ' : ' and ');
}

const together = (word: Together): string => TOGETHER_EN[word];

function whoEn({ who, of, faction }: WhoCondition, say: Say, not: boolean): Said {
  const subject = oneEn(who, say);
  const be = beEn(subject.form, not);
  const group = of === undefined ? NOTHING : said`${be} ${inGroupEn(of, say)}`;
  const fits =
    faction === undefined ? NOTHING : said`${be} of the ${FACTIONS[faction]?.en ?? faction} faction`;
  return said`${subject.subject} ${joined([group, fits], not ? ' or ' : ' and ')}`;
}

function inGroupEn(of: NonNullable<WhoCondition['of']>, say: Say): Said {
  if (typeof of !== 'string')
    return joined(
      (Array.isArray(of) ? of : [of]).map((one) => aKindEn(one, say)),
      ', ',
      ' or ',
    );
  const bound = say.names.get(of);
  return bound?.is === 'character' && bound.many ? said`one of ${bound.words}` : aKindEn(of, say);
}

function eventEn(event: Trigger, say: Say, not: boolean): Said {
  const own = say.on.length > 1 && say.on.some((trigger) => keyOf(trigger) === keyOf(event));
  const hit = { 't2.hit': 'hits', 't2.miss': 'misses' }[event.time as string];
  if (own && hit !== undefined && say.on.filter(({ time }) => time === event.time).length === 1)
    return not ? said`it is not the case that it ${hit}` : said`it ${hit}`;
  return said`this is ${not ? 'not ' : ''}the moment “${triggersEn([event], say)}”`;
}
