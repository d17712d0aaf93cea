/** The shape of a case file (docs/case-format.md). What the keys mean is in `given.ts` and `expect*.ts`. */
import { z } from '../zod.ts';
import { parseStones } from '../../grail/index.ts';
import { characterSchema } from '../roster/character-shape.ts';
import { deckSchema } from '../decks/deck-shape.ts';
import { skillSchema } from './skill-schema.ts';

/** An object that knows its keys and names them when it meets another one. */
export function closed<T extends z.ZodRawShape>(shape: T): z.ZodObject<T, z.core.$strict> {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}; known here: ${known}`
        : undefined,
  });
}

const seatKey = z.string().regex(/^\d{1,2}$/, 'keys are seats: 0, 1, …');
function bySeat<T extends z.ZodType>(value: T): z.ZodRecord<z.ZodString, T> {
  return z.record(seatKey, value);
}

const words = z.array(z.string(), 'write a list of card words, e.g. [fire, x*2]');
const count = z.number('write a number');
const stones = z
  .string('write stones as in 1g2c')
  .refine((text) => parseStones(text) !== null, 'write stones as in 1g2c');
const pair = z
  .string('write red:blue in quotes, e.g. "15:14"')
  .regex(/^\d+:\d+$/, 'write red:blue in quotes, e.g. "15:14"');
const teams = closed({ R: stones.optional(), B: stones.optional() });
const citation = z
  .string()
  .regex(/^(§\d+(\.\d+)?(\(\w+\))?|D\d+)$/, 'write a paragraph, e.g. §7.4 or §7.4(1)');
const placed = z.union(
  [
    z.string(),
    closed({
      card: z.string().nullable().optional(),
      as: z.string().optional(),
      countsAs: z.string().optional(),
      exclusive: z.boolean().optional(),
      by: count.optional(),
    }),
  ],
  { error: 'write a card word (shield, poison<3) or a map with card, as, countsAs, exclusive, by' },
);
const limits = closed({
  hand: count.optional(),
  handFixed: count.optional(),
  heals: count.optional(),
  energy: count.optional(),
});
const tokenId = z.string().regex(/^[a-z][a-z0-9-]*$/, 'the id of a token is kebab-case, e.g. holy-spark');
/** For all covered cards of a seat, or for those under each token. */
export const perPile = <T extends z.ZodType>(value: T) => z.union([value, z.record(tokenId, value)]);
/** A character at a seat: by id, as one of its variants, or whole. */
export const named = z.union(
  [
    z.string(),
    closed({ id: z.string(), variant: z.string().optional() }),
    closed({ sheet: characterSchema, variant: z.string().optional() }),
  ],
  { error: 'write the id of a character, a map with id and variant, or its whole sheet under sheet' },
);
const STARTS = [
  'turn',
  'action.before',
  'action.start',
  'action.choose',
  'action.extra',
  'action.end',
  'turn.end',
] as const;

/** A position as people write it: what a case, and a situation that somebody builds, begins from. */
export const given = closed({
  seating: z.string().optional(),
  players: count.optional(),
  config: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])).optional(),
  newGame: z.literal(true).optional(),
  start: z.enum(STARTS, `write one of ${STARTS.join(', ')}`).optional(),
  turn: count.optional(),
  hands: bySeat(words).optional(),
  covered: bySeat(perPile(words)).optional(),
  table: bySeat(z.array(placed)).optional(),
  heals: bySeat(count).optional(),
  tokens: bySeat(z.record(z.string(), count)).optional(),
  form: bySeat(z.string()).optional(),
  sideways: bySeat(z.boolean()).optional(),
  names: bySeat(z.record(z.string(), count)).optional(),
  gone: bySeat(z.array(z.string())).optional(),
  characters: bySeat(named).optional(),
  character: bySeat(z.string()).optional(),
  energy: bySeat(stones).optional(),
  limits: bySeat(limits).optional(),
  stones: teams.optional(),
  morale: pair.optional(),
  cups: pair.optional(),
  deckTop: words.optional(),
  deckSize: count.optional(),
  discardSize: count.optional(),
  discard: words.optional(),
  extra: z.array(z.string()).optional(),
  startupUsed: z.boolean().optional(),
  specialsForbidden: z.boolean().optional(),
  skills: bySeat(z.array(skillSchema)).optional(),
  seed: z.union([z.string(), z.number()]).optional(),
  deck: deckSchema.optional(),
});

const refusal = z.union([citation, closed({ rule: citation.optional(), because: z.string().optional() })], {
  error: 'write the § of the refusal, or a map with rule and because',
});
const refusals = z.record(z.string(), refusal);
const sight = z.enum(['seen', 'hidden'], 'write seen or hidden');
const view = closed({
  of: z.union([count, z.literal('spectator')]),
  hand: bySeat(sight).optional(),
  covered: bySeat(sight).optional(),
  discard: z.union([sight, words], { error: 'write seen, hidden or the cards that are seen' }).optional(),
  request: sight.optional(),
  events: z.record(z.string(), sight).optional(),
});
const patterns = z.array(z.string(), 'write a list of event patterns');

/** What must be true at a point of a case; all keys that are given must hold. */
export const expectationSchema = closed({
  hand: bySeat(count).optional(),
  heals: bySeat(count).optional(),
  covered: bySeat(perPile(count)).optional(),
  coveredCards: bySeat(perPile(words)).optional(),
  cards: bySeat(words).optional(),
  energy: bySeat(stones).optional(),
  stones: teams.optional(),
  morale: pair.optional(),
  cups: pair.optional(),
  tokens: bySeat(z.record(z.string(), count)).optional(),
  form: bySeat(z.string()).optional(),
  sideways: bySeat(z.boolean()).optional(),
  names: bySeat(z.record(z.string(), z.union([count, z.literal('none')]))).optional(),
  gone: bySeat(z.array(z.string())).optional(),
  table: bySeat(words).optional(),
  deck: count.optional(),
  discard: count.optional(),
  discardHas: words.optional(),
  limit: bySeat(limits.omit({ handFixed: true })).optional(),
  turn: count.optional(),
  asks: z.union([count, z.literal('none')]).optional(),
  at: z.string().optional(),
  offered: z.array(z.string()).optional(),
  notOffered: z.array(z.string()).optional(),
  offeredExactly: z.array(z.string()).optional(),
  targets: z.record(z.string(), z.array(count)).optional(),
  refused: z
    .union([refusals, z.array(refusals)], { error: 'write a map: { "attack fire->2": §7.1 }' })
    .optional(),
  winner: z.enum(['R', 'B', 'none'], 'write R, B or none').optional(),
  reason: z.enum(['morale', 'cups', 'stepBound']).optional(),
  events: patterns.optional(),
  noEvents: patterns.optional(),
  eventCount: z.record(z.string(), count).optional(),
  view: z
    .union([view, z.array(view)], { error: 'write a map with of, hand, covered, discard, request, events' })
    .optional(),
  problems: z.array(z.string()).optional(),
  deckFaces: z.record(z.string(), count).optional(),
});

/** A choice that a named seat must be asked for: `1: take`. */
export const seatStepSchema = z.record(seatKey, z.string('after the seat stands a choice, e.g. 1: take'));

const branch = { do: z.array(z.unknown()).optional(), then: expectationSchema.optional() };

/** One case; its steps are checked one by one by `parse.ts`. */
export const caseSchema = closed({
  id: z
    .string('a case needs an id')
    .regex(/^[A-Za-z][\w.-]*$/, 'an id is letters, digits, - and ., e.g. ATK-05'),
  title: z.string().optional(),
  rules: z
    .array(citation, 'a case cites the paragraphs it shows: rules: [§7.4]')
    .min(1, 'cite at least one paragraph'),
  shows: z
    .array(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'a skill is CHARACTER/SKILL, e.g. tester/first-skill'),
    )
    .optional(),
  note: z.string().optional(),
  given: given.optional(),
  ...branch,
  alternatives: z.array(closed({ note: z.string().optional(), ...branch })).optional(),
});

export type CaseShape = z.infer<typeof caseSchema>;
export type Given = z.infer<typeof given>;
export type Expectation = z.infer<typeof expectationSchema>;
export type ViewExpectation = z.infer<typeof view>;
