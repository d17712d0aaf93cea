/** What a character acts on and with, read from its data alone: which moments it listens to, which kinds of effects it has. */
import type { Character, Effect, Rule, Skill } from '../grail/index.ts';

type Trigger = Extract<NonNullable<Skill['does']>[number]['on'], { time: string }>;
/** A moment of the rules (§21): `t2.hit`. */
export type Time = Trigger['time'];

export const ACT_KINDS = [
  ...(['damage', 'heal', 'hand', 'attack', 'action'] as const),
  ...(['placed', 'token', 'form', 'stones', 'morale', 'limit'] as const),
] as const;
/** What an effect is about, for a reader who looks for characters that do so. */
export type ActKind = (typeof ACT_KINDS)[number];

/** What the parts of gain, lose and the like are about. */
const GOODS: Readonly<Record<string, ActKind>> = {
  ...{ heals: 'heal', energy: 'stones', stones: 'stones', cups: 'stones' },
  ...{ morale: 'morale', tokens: 'token' },
};
const goodsOf = (effect: object): ActKind[] => Object.keys(effect).flatMap((key) => GOODS[key] ?? []);

/** By verb; null: it only orders other effects, which are found inside it. A verb that is missing is a type error. */
const OF_VERB: Readonly<Record<Effect['do'], ActKind | null | ((effect: object) => ActKind[])>> = {
  ...{ gain: goodsOf, lose: goodsOf, move: goodsOf, share: goodsOf },
  exchange: (effect) => ('what' in effect && effect.what === 'tokens' ? ['token'] : ['stones']),
  ...{ 'set-morale': 'morale', 'change-loss': 'morale', 'change-stones': 'stones' },
  ...{ damage: 'damage', 'change-damage': 'damage', 'move-damage': 'damage' },
  ...{ draw: 'hand', discard: 'hand', 'adjust-hand': 'hand', give: 'hand', look: 'hand', put: 'hand', show: 'hand' },
  ...{ place: 'placed', remove: 'placed', cover: 'token', 'turn-over': 'token', form: 'form', turn: 'form' },
  ...{ attack: 'attack', 'change-attack': 'attack', 'change-missile': 'attack' },
  ...{ 'extra-action': 'action', 'extra-turn': 'action', skip: 'action', 'turn-order': 'action' },
  ...{ 'skip-or-draw': 'action', again: 'action', cancel: 'action', 'use-unique': 'action' },
  ...{ choose: null, pick: null, if: null, 'for-each': null, later: null, apply: null, remember: null },
};
const OF_RULE: Readonly<Record<Rule['rule'], ActKind>> = {
  ...{ limit: 'limit', attack: 'attack', damage: 'damage', 'heal-use': 'heal', forbid: 'action' },
  ...{ 'counts-as': 'hand', actions: 'action', 'morale-floor': 'morale', 'covered-as-hand': 'hand' },
  ...{ 'uses-unique': 'action', special: 'action' },
};

/** Everything in a piece of data that is an object, with the key it stands under. */
function objectsIn(value: unknown, under = ''): { under: string; object: Readonly<Record<string, unknown>> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => objectsIn(one, under));
  const object = value as Readonly<Record<string, unknown>>;
  return [{ under, object }, ...Object.entries(object).flatMap(([key, inner]) => objectsIn(inner, key))];
}

const known = <K extends string, V>(record: Readonly<Record<K, V>>, key: unknown): key is K =>
  typeof key === 'string' && Object.hasOwn(record, key);

/** @returns the moments a skill listens to, and those its effects wait for, each once */
export function timesOf(skill: Skill): Time[] {
  const found = objectsIn(skill).flatMap(({ under, object }) => (under === 'on' ? [object['time'] as Time] : []));
  return [...new Set(found)];
}

/** @returns what the effects and rules of these skills are about, in the order of `ACT_KINDS` */
export function kindsOf(skills: readonly Skill[]): ActKind[] {
  const found = new Set<ActKind>();
  for (const { object } of objectsIn(skills)) {
    const verb = object['do'];
    if (known(OF_VERB, verb)) {
      const kind = OF_VERB[verb];
      for (const one of typeof kind === 'function' ? kind(object) : [kind]) if (one !== null) found.add(one);
    }
    if (known(OF_RULE, object['rule'])) found.add(OF_RULE[object['rule']]);
  }
  return ACT_KINDS.filter((kind) => found.has(kind));
}

/** A moment with the skills that listen to it, in the order of the sheet. */
export interface Acting {
  time: Time;
  skills: string[];
}

/** @returns every moment the character listens to, in the order of its skills */
export function actingOf({ skills }: Pick<Character, 'skills'>): Acting[] {
  const found = new Map<Time, string[]>();
  for (const skill of skills)
    for (const time of timesOf(skill)) found.set(time, [...(found.get(time) ?? []), skill.id]);
  return [...found].map(([time, ids]) => ({ time, skills: ids }));
}

/** @returns skills that hold all the time: rules, and no moment of their own */
export const lastingOf = ({ skills }: Pick<Character, 'skills'>): string[] =>
  skills.filter((skill) => (skill.rules ?? []).length > 0 && timesOf(skill).length === 0).map(({ id }) => id);
