/** Moments of turns and actions (§5, §6). */
import type { ActionEndTrigger, ActionTrigger, OwnActionTrigger, TurnTrigger } from './trigger.ts';
import { actionsEn, actionsZh } from './fact.text.ts';
import { joined, said, type Said } from './said.text.ts';
import type { Say } from './say.text.ts';
import { cardEn, cardZh, termZh } from './terms.text.ts';
import { anyEn, anyZh, verbEn } from './who.text.ts';

type TurnLike = ActionTrigger | TurnTrigger | ActionEndTrigger | OwnActionTrigger;
type Kind = 'attack' | 'magic' | 'special';

const isEnd = (trigger: TurnLike): trigger is ActionEndTrigger => /Action\.(end|after)$/.test(trigger.time);
const kindOf = (time: string): Kind =>
  time.startsWith('attack') ? 'attack' : time.startsWith('magic') ? 'magic' : 'special';

const TURN_ZH: Readonly<Record<TurnTrigger['time'], string>> = {
  setup: '',
  'turn.before': '回合开始前',
  'turn.start': '回合开始时',
  'action.before': '行动阶段开始前',
  'action.start': '行动阶段开始时',
  'action.end': '行动阶段结束时',
  'turn.end': '回合结束时',
};

export function turnZh(some: readonly [TurnLike, ...TurnLike[]], say: Say): Said {
  const [first] = some;
  if (first.time === 'action.choose') return said`视为${actionsZh([first.as])}`;
  if (isEnd(first)) return endZh(some as readonly ActionEndTrigger[], say);
  if (first.time === 'setup')
    return first.by === undefined ? said`游戏开始时` : said`游戏开始时，轮到${anyZh(first.by, say)}`;
  const who = anyZh(first.by, say);
  if (Object.hasOwn(TURN_ZH, first.time)) return said`${who}的${TURN_ZH[first.time as TurnTrigger['time']]}`;
  return ownZh(some as readonly [OwnActionTrigger], say);
}

function ownZh(some: readonly [OwnActionTrigger, ...OwnActionTrigger[]], say: Say): Said {
  const [{ time, by }] = some;
  const who = anyZh(by, say);
  switch (time) {
    case 'magic.before':
    case 'special.before': {
      const kinds = some.map(({ time: each }): Kind => (each === 'magic.before' ? 'magic' : 'special'));
      return said`${who}执行${actionsZh(kinds)}前`;
    }
    case 'special.buy':
      return said`${who}${termZh('buy')}将得到星石时`;
    case 'special.extract':
      return said`${who}${termZh('extract')}时`;
    case 'special.extracted':
      return said`${who}${termZh('extract')}后`;
    case 'missile.launch':
      return said`${who}主动使用${cardZh('magic-missile')}时`;
  }
}

function endZh(some: readonly ActionEndTrigger[], say: Say): Said {
  const [first] = some;
  if (first === undefined) return said``;
  const extra = first.extra === undefined ? '' : first.extra ? '额外的' : '额外行动以外的';
  const hit = first.hit === undefined ? '' : first.hit ? '命中的' : '未命中的';
  const actions = actionsZh(some.map(({ time }) => kindOf(time)));
  return said`${anyZh(first.by, say)}${hit === '' && extra === '' ? '的' : ''}${hit}${extra}${actions}${first.time.endsWith('.after') ? '结束后' : '结束时'}`;
}

const TURN_EN: Readonly<Record<TurnTrigger['time'], [string, string]>> = {
  setup: ['', ''],
  'turn.before': ['before ', ' turn starts'],
  'turn.start': ['at the start of ', ' turn'],
  'action.before': ['before ', ' action phase starts'],
  'action.start': ['at the start of ', ' action phase'],
  'action.end': ['at the end of ', ' action phase'],
  'turn.end': ['at the end of ', ' turn'],
};

export function turnEn(some: readonly [TurnLike, ...TurnLike[]], say: Say): Said {
  const [first] = some;
  if (first.time === 'action.choose')
    return said`as ${first.as === 'attack' ? 'an' : 'a'} ${actionsEn([first.as])}`;
  if (isEnd(first)) return endEn(some as readonly ActionEndTrigger[], say);
  const who = anyEn(first.by, say);
  if (first.time === 'setup')
    return first.by === undefined
      ? said`at the start of the game`
      : said`at the start of the game, when ${who.possessive} turn to set up comes`;
  if (Object.hasOwn(TURN_EN, first.time)) {
    const [before, behind] = TURN_EN[first.time as TurnTrigger['time']];
    return said`${before}${who.possessive}${behind}`;
  }
  return ownEn(some as readonly [OwnActionTrigger], say);
}

function ownEn(some: readonly [OwnActionTrigger, ...OwnActionTrigger[]], say: Say): Said {
  const [{ time, by }] = some;
  const who = anyEn(by, say);
  const does = (verb: string): Said => said`${who.subject} ${verbEn(who, verb)}`;
  switch (time) {
    case 'magic.before':
    case 'special.before': {
      const kinds = some.map(({ time: each }): Kind => (each === 'magic.before' ? 'magic' : 'special'));
      return said`before ${who.possessive} ${actionsEn(kinds)}`;
    }
    case 'special.buy':
      return said`when ${does('buy')} and stones are about to come`;
    case 'special.extract':
      return said`when ${does('extract')}`;
    case 'special.extracted':
      return said`after ${who.subject} ${verbEn(who, 'have')} extracted`;
    case 'missile.launch':
      return said`when ${does('use')} a ${cardEn('magic-missile')} (not passing one on)`;
  }
}

function endEn(some: readonly ActionEndTrigger[], say: Say): Said {
  const [first] = some;
  if (first === undefined) return said``;
  const who = anyEn(first.by, say).possessive;
  const extra = first.extra === undefined ? '' : first.extra ? 'extra ' : 'not extra ';
  const hit = first.hit === undefined ? said`` : first.hit ? said` that hit` : said` that did not hit`;
  const kinds = joined(
    some.map(({ time }) => actionsEn([kindOf(time)])),
    ', ',
    ' or ',
  );
  const [before, behind] = first.time.endsWith('.after') ? ['after ', ' is over'] : ['when ', ' ends'];
  return said`${before}${who} ${extra}${kinds}${hit}${behind}`;
}
