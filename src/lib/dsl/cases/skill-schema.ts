/** The shape of small skills in cases: every key of `SkillDef`, and no other. Meaning is checked when they are compiled. */
import { z } from 'zod';
import type { Cost, Effect, Pick, Rule, SkillDef, Trigger } from '../../grail/index.ts';

/** For every kind of map all its keys: one that is missing here, or too many, is a type error. */
type KeysOf<T, Tag extends keyof T, Always extends string = never> = {
  [K in Extract<T[Tag], string>]: {
    [F in Exclude<keyof Extract<T, Record<Tag, K>>, Tag | Always>]-?: true;
  };
};

const EFFECTS: KeysOf<Effect, 'do', 'if'> = {
  damage: { to: true, amount: true },
  draw: { who: true, count: true },
  discard: { who: true, count: true, shown: true },
  'adjust-hand': { who: true, to: true },
  give: { from: true, to: true, count: true },
  gain: {
    who: true,
    heals: true,
    over: true,
    morale: true,
    energy: true,
    stones: true,
    cups: true,
    tokens: true,
    max: true,
  },
  lose: { who: true, heals: true, tokens: true, morale: true },
  place: { card: true, before: true, from: true, as: true, countsAs: true },
  remove: { placed: true, to: true },
  'change-attack': {
    damage: true,
    forced: true,
    noCounter: true,
    noLight: true,
    noShield: true,
    noHeals: true,
    element: true,
    target: true,
  },
  'change-damage': { by: true, prevent: true },
  'move-damage': { to: true },
  'change-loss': { by: true },
  'change-missile': { direction: true },
  attack: { at: true, element: true },
  'extra-action': { kinds: true, element: true },
  'extra-turn': { who: true },
  form: { enter: true, who: true },
  'turn-sideways': { who: true },
  apply: { rules: true, for: true },
};
const COSTS: KeysOf<Cost, 'pay'> = {
  energy: { gem: true, crystal: true },
  discard: { count: true, cards: true, shown: true, name: true },
  play: { cards: true, name: true },
  tokens: { token: true, count: true, name: true },
  heals: { count: true },
  damage: { amount: true },
};
const PICKS: KeysOf<Pick, 'pick'> = {
  character: { from: true, count: true, if: true, attackable: true },
  number: { from: true, to: true },
  placed: { card: true, before: true },
};
const RULES: KeysOf<Rule, 'rule'> = {
  limit: { of: true, who: true, add: true, fixed: true },
  forbid: { who: true, what: true, cards: true },
  'counts-as': { who: true, cards: true, as: true, for: true },
  taunted: { who: true },
};
const TRIGGER: { [K in keyof Required<Trigger>]: true } = {
  time: true,
  by: true,
  to: true,
  as: true,
  shown: true,
  active: true,
  kind: true,
  cause: true,
  cards: true,
  points: true,
  extra: true,
  team: true,
};

const text = z.string();
const texts = z.record(text, text);

/** A map told apart by one key (`do: damage`), with the keys that this one knows. */
function tagged(tag: string, known: Readonly<Record<string, object>>, always: readonly string[] = []) {
  return z.record(text, z.unknown()).superRefine((value, context) => {
    const kind = value[tag];
    const keys =
      typeof kind === 'string' && Object.hasOwn(known, kind) ? Object.keys(known[kind] ?? {}) : undefined;
    if (keys === undefined) {
      context.addIssue({
        code: 'custom',
        path: [tag],
        message: `"${String(kind)}" is no "${tag}"; known: ${Object.keys(known).join(', ')}`,
      });
      return;
    }
    for (const key of Object.keys(value))
      if (key !== tag && !keys.includes(key) && !always.includes(key))
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `unknown key "${key}"; ${tag}: ${String(kind)} knows ${keys.join(', ')}`,
        });
  });
}

const trigger = z.record(text, z.unknown()).superRefine((value, context) => {
  if (typeof value['time'] !== 'string')
    context.addIssue({ code: 'custom', message: 'a trigger needs a timing: time: t2.hit' });
  for (const key of Object.keys(value))
    if (!Object.hasOwn(TRIGGER, key))
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `unknown key "${key}"; a trigger knows ${Object.keys(TRIGGER).join(', ')}`,
      });
});
const conditions = z.array(z.record(text, z.unknown()));

const ability = z.strictObject({
  on: z.union([trigger, z.array(trigger)], { error: 'write on: { time: … }' }),
  must: z.literal(true).optional(),
  if: conditions.optional(),
  choose: z.record(text, tagged('pick', PICKS)).optional(),
  pay: z.array(tagged('pay', COSTS)).optional(),
  do: z.array(tagged('do', EFFECTS, ['if'])).optional(),
  limit: z.enum(['turn', 'game']).optional(),
});

const shape = z.strictObject({
  id: text.regex(/^[a-z][a-z0-9-]*$/, 'the id of a skill is kebab-case, e.g. swift-wind'),
  name: texts.optional(),
  class: z.enum(['common', 'unique', 'exclusive', 'ultimate']).optional(),
  type: z.enum(['passive', 'response', 'startup', 'magic']),
  does: z.array(ability).optional(),
  rules: z.array(tagged('rule', RULES)).optional(),
});

/** A skill as data; after the check it is taken for what `SkillDef` says. */
export const skillSchema = shape.transform((skill) => skill as unknown as SkillDef);
