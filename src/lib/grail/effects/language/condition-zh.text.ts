/** Conditions in Chinese; each says its negation itself, because 不 stands elsewhere in each. */
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
import { boundZh, comparesFacts, pointsZh, someOrNone } from './bound.text.ts';
import { filterNounZh, TOGETHER_ZH } from './card-filter.text.ts';
import { actionsZh, factZh } from './fact.text.ts';
import { laidZh } from './laid.text.ts';
import { num } from './number.text.ts';
import { cardsRef } from './refs.text.ts';
import { isNothing, joined, keyOf, NOTHING, said, type Said } from './said.text.ts';
import { formName, type Say } from './say.text.ts';
import { FACTIONS, termZh } from './terms.text.ts';
import { triggersZh } from './trigger.text.ts';
import { everyZh, kindZh, oneZh, subjectZh, isGroup } from './who.text.ts';
import { boundOf, compared, isFact, RUNNING, type IsCondition } from './condition-parts.text.ts';

export const conditionsZh = (list: readonly Condition[], say: Say): Said =>
  joined(
    list.map((one) => conditionZh(one, say)),
    '且',
  );

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
