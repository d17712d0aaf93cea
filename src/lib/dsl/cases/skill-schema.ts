/** The shape of small skills in cases: every key of `SkillDef`, and no other. Meaning is checked when they are compiled. */
import { z } from 'zod';
import type { Cost, Effect, Pick, Rule, SkillDef } from '../../grail/index.ts';

type KeysOf<T, Tag extends keyof T> = { [K in Extract<T[Tag], string>]: readonly string[] };

/** Each verb with the keys it knows, beside `do` and `if`. A verb that is missing here is a type error. */
const EFFECTS: KeysOf<Effect, 'do'> = {
  damage: ['to', 'amount'],
  draw: ['who', 'count'],
  discard: ['who', 'count', 'shown'],
  'adjust-hand': ['who', 'to'],
  give: ['from', 'to', 'count'],
  gain: ['who', 'heals', 'over', 'morale', 'energy', 'stones', 'cups', 'tokens', 'max'],
  lose: ['who', 'heals', 'morale'],
  place: ['card', 'before', 'from'],
  remove: ['placed', 'to'],
  'change-attack': ['damage', 'forced', 'noCounter', 'noLight', 'noHeals', 'element', 'target'],
  'change-damage': ['by', 'prevent'],
  'move-damage': ['to'],
  'change-loss': ['by'],
  'change-missile': ['direction'],
  attack: ['at', 'element'],
  'extra-action': ['kinds', 'element'],
  'extra-turn': ['who'],
  form: ['enter', 'who'],
  'turn-sideways': ['who'],
  apply: ['rules', 'for'],
};
const COSTS: KeysOf<Cost, 'pay'> = {
  energy: ['gem', 'crystal'],
  discard: ['count', 'cards', 'shown', 'name'],
  play: ['cards', 'name'],
  tokens: ['token', 'count'],
  heals: ['count'],
  damage: ['amount'],
};
const PICKS: KeysOf<Pick, 'pick'> = {
  character: ['from', 'count', 'if', 'attackable'],
  number: ['from', 'to'],
  placed: ['card', 'before'],
};
const RULES: KeysOf<Rule, 'rule'> = {
  limit: ['of', 'who', 'add', 'fixed'],
  forbid: ['who', 'what'],
  'counts-as': ['who', 'cards', 'as', 'for'],
  taunted: ['who'],
};
const TRIGGER = ['time', 'by', 'to', 'as', 'shown', 'active', 'kind', 'cause', 'cards', 'points', 'extra'];

const text = z.string();
const texts = z.record(text, text);

/** A map told apart by one key (`do: damage`), with the keys that this one knows. */
function tagged(
  tag: string,
  known: Readonly<Record<string, readonly string[]>>,
  always: readonly string[] = [],
) {
  return z.record(text, z.unknown()).superRefine((value, context) => {
    const kind = value[tag];
    const keys = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined;
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
    if (!TRIGGER.includes(key))
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `unknown key "${key}"; a trigger knows ${TRIGGER.join(', ')}`,
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
