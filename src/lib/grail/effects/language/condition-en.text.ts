/** Conditions in English; each says its negation itself, because "not" stands elsewhere in each. */
import type { Together } from './card-filter.ts';
import type {
  CardsCondition,
  Condition,
  FactCondition,
  FormCondition,
  PlacedCondition,
  WhoCondition,
} from './condition.ts';
import type { Bound } from './number.ts';
import type { Trigger } from './trigger.ts';
import { comparesFacts, hasEn, isBounded, isEn, someOrNone } from './bound.text.ts';
import { aCardEn, filterNounEn, TOGETHER_EN } from './card-filter.text.ts';
import { factEn, isEmptyFact, isThere } from './fact.text.ts';
import { aLaidEn, laidEn } from './laid.text.ts';
import { cardsRef } from './refs.text.ts';
import { isNothing, joined, keyOf, NOTHING, said, type Said } from './said.text.ts';
import { formName, type Say } from './say.text.ts';
import { FACTIONS, termEn } from './terms.text.ts';
import { triggersEn } from './trigger.text.ts';
import { aKindEn, everyEn, oneEn, isGroup } from './who.text.ts';
import { boundOf, compared, isFact, RUNNING, type IsCondition } from './condition-parts.text.ts';

export const conditionsEn = (list: readonly Condition[], say: Say): Said =>
  joined(
    list.map((one) => conditionEn(one, say)),
    ' and ',
  );

function resultConditionEn(condition: FactCondition, bound: Bound, say: Say): Said {
  const some = someOrNone(bound);
  if (some === null || !('in' in condition) || say.names.get(condition.in)?.is !== 'result') return NOTHING;
  if (condition.count === 'lost') return said`${some === 'some' ? 'some' : 'no'} morale was lost by it`;
  if (condition.count === 'gained') return said`${some === 'some' ? 'some was' : 'none was'} really gained`;
  return condition.count === 'damages'
    ? said`${some === 'some' ? 'some' : 'no'} damage has been dealt yet`
    : NOTHING;
}

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
