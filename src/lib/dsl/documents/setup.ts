/** The shape of what a game begins from. Whether such a table can be is for the rules to say, when it is set up. */
import { z } from '../zod.ts';
import { skillSchema } from '../cases/skill-schema.ts';
import { closed, named, perPile } from '../cases/schema.ts';
import { deckSchema } from '../decks/deck-shape.ts';

const number = z.number().min(0).max(1000);
const word = z.string().max(80);
const words = z.array(word).max(200);
const pair = z.tuple([number, number]);
const seatKey = z.string().regex(/^[0-7]$/, 'keys are seats: 0 to 7');
const skills = z.array(skillSchema).max(40);
const numbers = z.record(word, number);

const placed = z.union([
  word,
  closed({
    card: word.nullable(),
    as: word.optional(),
    countsAs: word.optional(),
    exclusive: z.boolean().optional(),
    by: number.optional(),
  }),
]);

const situationSeat = closed({
  character: word.optional(),
  hand: words.optional(),
  covered: perPile(words).optional(),
  table: z.array(placed).max(100).optional(),
  heals: number.optional(),
  energy: pair.optional(),
  tokens: numbers.optional(),
  form: word.optional(),
  sideways: z.boolean().optional(),
  names: numbers.optional(),
  gone: words.optional(),
  handLimit: number.optional(),
  handLimitFixed: number.optional(),
  healLimit: number.optional(),
  energyLimit: number.optional(),
  skills: skills.optional(),
});

const START = [
  'turn',
  'action.before',
  'action.start',
  'action.choose',
  'action.extra',
  'action.end',
  'turn.end',
] as const;

/** §24: which settings there are, and what they may be, the rules check themselves. */
const config = z.record(word, z.union([z.number(), z.boolean(), word]));

const situation = closed({
  config: config.optional(),
  seats: z.record(seatKey, situationSeat).optional(),
  turn: number.optional(),
  start: z.enum(START).optional(),
  stones: closed({ red: pair.optional(), blue: pair.optional() }).optional(),
  morale: pair.optional(),
  cups: pair.optional(),
  deckTop: words.optional(),
  deckSize: number.optional(),
  discardSize: number.optional(),
  discard: words.optional(),
  extra: z
    .array(closed({ kinds: z.array(z.enum(['attack', 'magic'])).max(2), element: word.optional() }))
    .max(40)
    .optional(),
  startupUsed: z.boolean().optional(),
  specialsForbidden: z.boolean().optional(),
});

export const setupSchema = closed({
  seed: z.union([z.string().max(200), z.number()]),
  config: config.optional(),
  situation: situation.optional(),
  characters: z.record(seatKey, named).optional(),
  skills: z.record(seatKey, skills).optional(),
  deck: deckSchema.optional(),
});
