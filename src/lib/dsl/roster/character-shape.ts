/**
 * The shape of a character that came in from outside: all that the table reads of it by itself. What its skills say is
 * for the compiler of skills to read, and to refuse by name.
 */
import { z } from '../zod.ts';
import type { Character } from '../../grail/index.ts';

/** Ids are keys of plain objects, which have this one by themselves. */
const TAKEN = 'constructor';
const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'ids are words of small letters and digits joined by -')
  .refine((value) => value !== TAKEN, 'that id is taken');
const text = z.strictObject({ zh: z.string().max(200).optional(), en: z.string().max(200).optional() });
const named = { name: text };
const most = z.int().min(0).max(99).optional();
const limit = z.int().min(0).max(30).optional();
const CARD_NAMES = [
  ...['wind-slash', 'water-slash', 'fire-slash', 'earth-slash', 'thunder-slash', 'dark-extinction'],
  ...['holy-light', 'holy-shield', 'weakness', 'poison', 'magic-missile'],
];

const token = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('counter'),
    ...named,
    colour: z.enum(['yellow', 'blue']),
    max: most,
    on: id.optional(),
  }),
  z.strictObject({
    kind: z.literal('covered'),
    ...named,
    max: most,
    faceUp: z.literal(true).optional(),
    ordered: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('two-sided'),
    ...named,
    sides: z.record(id, text),
    count: z.int().min(1).max(99),
  }),
]);

const laid = z.strictObject({
  kind: z.enum(['basic', 'exclusive']),
  ...named,
  countsAs: z.enum(CARD_NAMES).optional(),
  backs: id.optional(),
  faceDown: z.literal(true).optional(),
});

const num = z.int().min(0).max(99);
const part = z.record(z.string(), z.unknown());

const skill = z.strictObject({
  id,
  ...named,
  class: z.enum(['common', 'unique', 'exclusive', 'ultimate']),
  type: z.enum(['passive', 'response', 'startup', 'magic']),
  note: text.optional(),
  setup: z
    .strictObject({
      energy: z.strictObject({ gem: num.optional(), crystal: num.optional() }).optional(),
      tokens: z.record(id, num).optional(),
      place: z.array(id).max(20).optional(),
    })
    .optional(),
  does: z.array(part).max(16).optional(),
  rules: z.array(part).max(16).optional(),
});
const skills = z.array(skill).max(24);

const shape = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  id,
  ...named,
  faction: z.enum(['holy', 'phantom', 'skill', 'chant', 'blood']),
  stars: z.number().min(1).max(5),
  author: z.string().max(120).optional(),
  base: z.strictObject({ handLimit: limit, healLimit: limit, energyLimit: limit }).optional(),
  tokens: z.record(id, token).optional(),
  forms: z.record(id, z.strictObject({ ...named, turned: z.boolean() })).optional(),
  cards: z.record(id, laid).optional(),
  skills,
  variants: z.record(id, z.strictObject({ ...named, skills })).optional(),
});

/** After the check it is taken for what `Character` says. */
export const characterSchema = shape.transform((character) => character as unknown as Character);
