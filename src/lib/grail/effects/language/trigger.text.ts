/** Timings in words: 你的主动攻击命中时②, "when your active attack hits ②". Each family says its own. */
import type { Trigger } from './trigger.ts';
import type { OneOrMore } from './words.ts';
import { attackEn, attackZh } from './trigger-attack.text.ts';
import { cardsTriggerEn, cardsTriggerZh } from './trigger-cards.text.ts';
import { damageEn, damageZh, moraleEn, moraleZh } from './trigger-damage.text.ts';
import { joined, keyOf, listOf, type Said } from './said.text.ts';
import type { Say } from './say.text.ts';
import { turnEn, turnZh } from './trigger-turn.text.ts';

/** Moments that one sentence can name together when nothing else differs. */
const TOGETHER = [
  ['t2.hit', 't2.miss'],
  ['attackAction.end', 'magicAction.end', 'specialAction.end'],
  ['attackAction.after', 'magicAction.after'],
  ['magic.before', 'special.before'],
];

type Some = readonly [Trigger, ...Trigger[]];

/** Triggers that differ in nothing but a time of one family, together. */
function grouped(list: readonly Trigger[]): Some[] {
  const groups: [Trigger, ...Trigger[]][] = [];
  for (const trigger of list) {
    const family = TOGETHER.find((times) => times.includes(trigger.time));
    const like = groups.find(
      ([first]) =>
        family?.includes(first.time) === true &&
        keyOf({ ...first, time: '' }) === keyOf({ ...trigger, time: '' }),
    );
    if (like === undefined) groups.push([trigger]);
    else like.push(trigger);
  }
  return groups.length === 2 ? bothTeams(groups) : groups;
}

/** Your team's morale or the other's: either team's. */
function bothTeams(groups: Some[]): Some[] {
  const teams = groups.map(([first]) => ('team' in first ? first.team : undefined));
  const [one, other] = groups.map(([first]) => keyOf({ ...first, team: undefined }));
  if (one !== other || !teams.includes('own') || !teams.includes('other')) return groups;
  const { team: _team, ...either } = groups[0]?.[0] as Extract<Trigger, { team?: unknown }>;
  return [[either]];
}

export const triggersZh = (on: OneOrMore<Trigger>, say: Say): Said =>
  joined(
    grouped(listOf(on)).map((some) => oneZh(some, say)),
    '，或',
  );
export const triggersEn = (on: OneOrMore<Trigger>, say: Say): Said =>
  joined(
    grouped(listOf(on)).map((some) => oneEn(some, say)),
    ', or ',
  );

type Family = 'turn' | 'attack' | 'damage' | 'morale' | 'cards';
const FAMILY: Readonly<Record<Trigger['time'], Family>> = {
  'action.choose': 'turn',
  setup: 'turn',
  'turn.before': 'turn',
  'turn.start': 'turn',
  'action.before': 'turn',
  'action.start': 'turn',
  'action.end': 'turn',
  'turn.end': 'turn',
  'attackAction.end': 'turn',
  'attackAction.after': 'turn',
  'magicAction.end': 'turn',
  'magicAction.after': 'turn',
  'specialAction.end': 'turn',
  'magic.before': 'turn',
  'special.before': 'turn',
  'special.buy': 'turn',
  'special.extract': 'turn',
  'special.extracted': 'turn',
  'missile.launch': 'turn',
  't1.launch': 'attack',
  respond: 'attack',
  't2.hit': 'attack',
  't2.miss': 'attack',
  't3.deal': 'damage',
  't4.heal': 'damage',
  't5.actual': 'damage',
  't6.take': 'damage',
  't6.taken': 'damage',
  'damage.end': 'damage',
  'morale.loss': 'morale',
  'morale.lost': 'morale',
  'card.revealed': 'cards',
  'card.discarded': 'cards',
  'draw.before': 'cards',
  'hand.changed': 'cards',
  'heals.gained': 'cards',
  'heal.overflow': 'cards',
  'tokens.gained': 'cards',
  'tokens.removed': 'cards',
  'form.turned': 'cards',
  'form.left': 'cards',
  'effect.placed': 'cards',
  'effect.removed': 'cards',
  'effect.triggered': 'cards',
  'skill.used': 'cards',
  'skill.resolved': 'cards',
};

/** @throws when a file names a time that is none */
export function familyOf(trigger: Trigger): Family {
  const family = Object.hasOwn(FAMILY, trigger.time) ? FAMILY[trigger.time] : undefined;
  if (family === undefined) throw new Error(`no such time: ${String(trigger.time)}`);
  return family;
}

const SAY_ZH: Readonly<Record<Family, (some: never, say: Say) => Said>> = {
  turn: turnZh,
  attack: attackZh,
  damage: damageZh,
  morale: moraleZh,
  cards: cardsTriggerZh,
};
const SAY_EN: Readonly<Record<Family, (some: never, say: Say) => Said>> = {
  turn: turnEn,
  attack: attackEn,
  damage: damageEn,
  morale: moraleEn,
  cards: cardsTriggerEn,
};

const oneZh = (some: Some, say: Say): Said => SAY_ZH[familyOf(some[0])](some as never, say);
const oneEn = (some: Some, say: Say): Said => SAY_EN[familyOf(some[0])](some as never, say);

/** Whether the skill's kind says the moment already: a startup, a magic skill. */
export function isKnownMoment(on: OneOrMore<Trigger>, type: string | undefined): boolean {
  const [only, ...more] = listOf(on);
  if (only === undefined || more.length > 0) return false;
  if (only.time === 'action.choose') return only.as === 'magic' && type === 'magic';
  return only.time === 'action.start' && only.by === 'self' && type === 'startup';
}

export const isAction = (on: OneOrMore<Trigger>): boolean =>
  listOf(on).every(({ time }) => time === 'action.choose');
