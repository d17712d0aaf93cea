import type { Trigger } from '../language/trigger.ts';
import type { Later } from './later.ts';
import { keyOf, listOf, said, type Said } from '../language/said.text.ts';
import { within, type Say, type VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { triggersEn, triggersZh } from '../language/trigger.text.ts';

const WITHIN_ZH: Readonly<Record<Later['within'], string>> = {
  attack: '此次攻击中',
  damage: '此伤害结算中',
  action: '此次行动中',
  turn: '本回合内',
  game: '本局游戏中',
};
const WITHIN_EN: Readonly<Record<Later['within'], string>> = {
  attack: 'during this attack',
  damage: 'during this damage',
  action: 'during this action',
  turn: 'this turn',
  game: 'this game',
};

type Short = 'hit' | 'miss' | 'action' | 'turn' | 'damage' | null;
const isAttack = (time: string): boolean => /^(t1|t2|respond)/.test(time);

/** The usual moments, which need no scope: the very attack, action, turn or damage that is running. */
function shortOf({ on, within: scope }: Later, say: Say): Short {
  const [trigger, ...more] = listOf(on);
  const running = say.on.find(({ time }) => isAttack(time));
  if (trigger === undefined || more.length > 0) return null;
  if ((trigger.time === 't2.hit' || trigger.time === 't2.miss') && scope === 'attack') {
    if (running === undefined || !sameAttack(trigger, running)) return null;
    return trigger.time === 't2.hit' ? 'hit' : 'miss';
  }
  const key = keyOf(trigger);
  if (key === keyOf({ time: 'attackAction.end', by: 'self' }) && scope === 'action') return 'action';
  if (key === keyOf({ time: 'turn.end', by: 'self' }) && scope === 'turn') return 'turn';
  return key === keyOf({ time: 'damage.end' }) && scope === 'damage' ? 'damage' : null;
}

/** Nobody else's and no other kind: the filter says no more than the ability's own. */
function sameAttack(later: Trigger, running: Trigger): boolean {
  const who = (trigger: Trigger): string => {
    const { by, at, active } = trigger as { by?: string; at?: string; active?: boolean };
    return keyOf({ by, at, active });
  };
  return !('cards' in later) && who(later) === who(running);
}

function whenZh(later: Later, say: Say): Said {
  switch (shortOf(later, say)) {
    case 'hit':
      return said`若此攻击命中②`;
    case 'miss':
      return said`若此攻击未命中②`;
    case 'action':
      return said`此${termZh('attack-action')}结束时`;
    case 'turn':
      return said`本回合结束时`;
    case 'damage':
      return said`此伤害结算后`;
    case null:
      return said`${WITHIN_ZH[later.within]}，下一次${triggersZh(later.on, say)}`;
  }
}

function whenEn(later: Later, say: Say): Said {
  switch (shortOf(later, say)) {
    case 'hit':
      return said`if this attack hits ②`;
    case 'miss':
      return said`if this attack misses ②`;
    case 'action':
      return said`when this ${termEn('attack-action')} ends`;
    case 'turn':
      return said`at the end of this turn`;
    case 'damage':
      return said`when this damage is settled`;
    case null:
      return said`the next time ${WITHIN_EN[later.within]} ${triggersEn(later.on, say)}`;
  }
}

/** Roles in the steps are those of the later event, where it has any. */
const then = (later: Later, say: Say): Said => say.effects(later.then, within(say, { on: listOf(later.on) }));

export const laterText: VerbText<Later> = {
  zh: (later, say) => said`${whenZh(later, say)}${later.then.length > 1 ? '：' : '，'}${then(later, say)}`,
  en: (later, say) => said`${whenEn(later, say)}${later.then.length > 1 ? ': ' : ', '}${then(later, say)}`,
  block: ({ then: steps }) => steps.length > 1 || steps.some((step) => step.do === 'choose'),
  docs: {
    zh: '稍后执行一次：在范围（攻击、伤害、行动、回合或本局）结束前第一个符合的时机。',
    en: 'Once, at the first such moment before the end of the attack, damage, action, turn or game.',
  },
  example: {
    do: 'later',
    on: { time: 't2.miss', by: 'self', active: true },
    within: 'attack',
    then: [{ do: 'gain', heals: 1 }],
  },
};
