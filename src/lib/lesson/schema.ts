/**
 * The shape of a lesson's files, checked when lessons are read at build and test time. zod stays out of
 * the browser: what runs there imports only the types (format.ts).
 */
import { z } from '../dsl/zod.ts';
import { named, perPile } from '../dsl/cases/schema.ts';

export const seat = z.number().int().min(0).max(7);
export const count = z.number().int().min(0);
export const rule = z
  .string()
  .regex(
    /^((draft|tournament|duel) )?§\d+(\.\d+)*(\(\d+\))?$|^[a-z-]+: [a-z-]+$/,
    'not a § ("§7.4(1)", "duel §8.3", "arbiter: doomsday")',
  );
export const misconception = z.string().regex(/^M\d\d$/, 'misconceptions are called M01, M02, …');
export const lessonId = z.string().regex(/^L\d+\.\d+$/, 'lessons are called L1.1, L1.2, …');
export const puzzleId = z.string().regex(/^P\d\d$/, 'puzzles are called P01, P02, …');
const stones = z.string().regex(/^\d+g\d+c$/, 'stones are written like 2g1c');
const pair = z.string().regex(/^\d+:\d+$/, 'write red:blue in quotes, like "15:13"');
export const bySeat = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[0-7]$/, 'a seat is 0 to 7'), value);
const cardWord = z
  .string()
  .regex(
    /^(x|#\d+|(wind|water|fire|earth|thunder|dark|light|shield|weak|poison|missile)(\.[a-z]+)?(\+\S+)?)(\*\d+)?$/,
    'not a card word (docs/case-format.md)',
  );

const placed = z.union([
  z.string().regex(/^[a-z.-]+(\+\S+)?(<[0-7])?$/, 'written like shield<5'),
  z.strictObject({
    card: cardWord.nullable().optional(),
    as: z.string().optional(),
    countsAs: z.string().optional(),
    exclusive: z.boolean().optional(),
    by: seat.optional(),
  }),
]);

/** Numbers of the board that a lesson claims; read from the table as everybody sees it. */
export const facts = z
  .strictObject({
    hand: bySeat(count),
    covered: bySeat(count),
    heals: bySeat(count),
    energy: bySeat(stones),
    table: bySeat(z.array(z.string())),
    tokens: bySeat(z.record(z.string(), count)),
    form: bySeat(z.string().nullable()),
    limit: bySeat(z.strictObject({ hand: count, heals: count, energy: count }).partial()),
    stones: z.strictObject({ R: stones, B: stones }).partial(),
    morale: pair,
    cups: pair,
    winner: z.enum(['R', 'B']),
    reason: z.enum(['morale', 'cups']),
  })
  .partial();

/** Claims about a machine that is not the game: its own numbers by its own names. */
const looseFacts = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]));

export const gameSetup = z.strictObject({
  you: seat.default(0),
  seating: z.string().regex(/^R[RB]+$/, 'starts with R and holds R and B'),
  turn: seat.optional(),
  start: z.enum(['turn', 'action.before', 'action.start', 'action.choose', 'action.extra']).optional(),
  hands: bySeat(z.array(cardWord)),
  /** Who sits there, as in cases: an id of ours, one of its variants, or a whole sheet. */
  characters: bySeat(named).optional(),
  covered: bySeat(perPile(z.array(cardWord))).optional(),
  table: bySeat(z.array(placed)).optional(),
  heals: bySeat(count).optional(),
  energy: bySeat(stones).optional(),
  tokens: bySeat(z.record(z.string(), count)).optional(),
  form: bySeat(z.string()).optional(),
  sideways: bySeat(z.boolean()).optional(),
  /** Whom skills remember by a name, and exclusive cards that have left the game. */
  names: bySeat(z.record(z.string(), seat)).optional(),
  gone: bySeat(z.array(z.string())).optional(),
  character: bySeat(z.string()).optional(),
  stones: z.strictObject({ R: stones, B: stones }).partial().optional(),
  morale: pair.optional(),
  cups: pair.optional(),
  deckTop: z.array(cardWord).optional(),
});

/** Waiting states of the flow: where a step of a game lesson may stand. */
const WAITING = [
  'action.choose',
  'attack.respond',
  'missile.respond',
  'damage.heal',
  'overLimit.discard',
  'turn.weakness',
  'startup.choose',
  'extraActions.choose',
  'window.choose',
  'effect.choose',
] as const;

const VERBS =
  'attack|magic|buy|synthesize|extract|declare-cannot-act|counter|block|take|pass|decline|heals|discard|skip|draw3|no-startup|startup|use|skill|extra|stop-extra|choose';
export const gameAnswer = z
  .string()
  .regex(new RegExp(`^(${VERBS})( .+)?$`), 'not a choice (docs/case-format.md, "do")');
const otherAnswer = z.string().min(1);

const illegal = (answer: typeof otherAnswer) =>
  z.strictObject({
    do: answer,
    kind: z.literal('illegal'),
    rule,
    /** The text is true of every card that the rules refuse by this § in an answer of this kind. */
    anyCard: z.boolean().optional(),
    misconception: misconception.optional(),
  });
const detour = <F extends z.ZodType>(answer: typeof otherAnswer, shows: F) =>
  z.strictObject({
    do: answer,
    kind: z.literal('detour'),
    then: z.array(answer).default([]),
    shows: shows.optional(),
    /** A § that the detour shows at work. */
    rule: rule.optional(),
    misconception: misconception.optional(),
  });
const wrong = <F extends z.ZodType>(answer: typeof otherAnswer, shows: F) =>
  z.array(z.discriminatedUnion('kind', [illegal(answer), detour(answer, shows)])).default([]);

const option = z.strictObject({ right: z.boolean().default(false), misconception: misconception.optional() });
const options = z
  .array(option)
  .min(2)
  .refine((list) => list.filter((one) => one.right).length === 1, 'exactly one option is right');

/** A question in the middle of a lesson: nothing happens on the board. */
const question = z.strictObject({ at: z.literal('quiz'), options });

/** One step that somebody answers: the script (`auto`) or the learner. */
const played = <W, A extends z.ZodType<string>, F extends z.ZodType>(
  who: z.ZodType<W>,
  answer: A,
  after: F,
) => ({
  who,
  auto: answer.optional(),
  learner: answer.optional(),
  /** Shows the same idea; the script then goes on with `learner`. */
  alsoRight: z.array(answer).default([]),
  /** States passed until the next question, in order, but for those of windows. */
  lights: z.array(z.string()).optional(),
  /** Marks of the damage timeline, shown cards and ends of actions, in the order they open. */
  windows: z.array(z.string()).optional(),
  /** Numbers that have changed when the next question comes. */
  after: after.optional(),
});
const onePlays = (step: { auto?: unknown; learner?: unknown }) =>
  (step.auto === undefined) !== (step.learner === undefined);
const ONE_PLAYS = 'a step has either auto or learner';

const gameStep = z
  .strictObject({ at: z.enum(WAITING), ...played(seat, gameAnswer, facts), wrong: wrong(gameAnswer, facts) })
  .refine(onePlays, ONE_PLAYS);
const freeStep = z
  .strictObject({
    at: z.literal('free'),
    /** State of the machine that this lesson runs (draft, referee or duel). */
    state: z.string(),
    ...played(z.union([z.number(), z.string()]).optional(), otherAnswer, looseFacts),
    wrong: wrong(otherAnswer, looseFacts),
  })
  .refine(onePlays, ONE_PLAYS);

const duelSide = z.strictObject({
  life: count,
  hand: z.array(z.string()).default([]),
  field: z.array(z.string()).default([]),
  deck: count,
  deckContains: z.string().optional(),
});
const setups = {
  draft: z.strictObject({
    mode: z.string(),
    seating: z.string(),
    you: z.union([z.number(), z.string()]),
    players: count.optional(),
    offers: z.record(z.string(), z.array(z.string())).optional(),
    roster: count.optional(),
  }),
  referee: z.strictObject({
    profile: z.string(),
    state: z.string(),
    you: z.string(),
    points: z.record(z.string(), count).optional(),
  }),
  quiz: z.strictObject({
    sheet: z.string().optional(),
    hand: z.array(cardWord).optional(),
    seating: z.string().optional(),
    turn: seat.optional(),
    training: z.array(seat).optional(),
  }),
  duel: z.strictObject({
    round: count,
    you: z.enum(['A', 'B']),
    phase: z.string().optional(),
    ownTurn: count.optional(),
    A: duelSide,
    B: duelSide,
  }),
};

const closing = { quiz: z.strictObject({ options }) };
const stepsOf = <F extends z.ZodType, Q extends z.ZodType>(step: F, asked: Q) =>
  z.array(z.union([asked, step])).min(1);
const other = <S extends z.ZodType>(setup: S) =>
  z.strictObject({ setup, steps: stepsOf(freeStep, question), end: looseFacts.optional(), ...closing });

/** script.yaml by the machine that the lesson runs on. */
export const scripts = {
  game: z.strictObject({
    setup: gameSetup,
    steps: stepsOf(gameStep, question),
    /** What must hold after the last step. */
    end: facts,
    /** Where the game then stands; left out: it is over. */
    endsAt: z.strictObject({ at: z.enum(WAITING), who: seat }).optional(),
    ...closing,
  }),
  draft: other(setups.draft),
  referee: other(setups.referee),
  quiz: other(setups.quiz),
  duel: other(setups.duel),
};

/** lesson.yaml. */
export const head = z.strictObject({
  id: lessonId,
  slug: z.string().regex(/^[a-z0-9-]+$/),
  chapter: z.number().int().min(1),
  machine: z.enum(['game', 'draft', 'referee', 'quiz', 'duel']),
  minutes: z.number().positive(),
  sections: z.array(rule).min(1),
  misconceptions: z.array(misconception).default([]),
  characterSheet: z.string().optional(),
  featured: z.string().optional(),
});

export const words = z.string().min(1);
const stepText = z.strictObject({
  say: words,
  hint: words.optional(),
  reply: words.optional(),
  /** One text for each `wrong` of the script's step, in its order. */
  wrong: z.array(words).default([]),
  /** One for each option of a question, in its order. */
  options: z.array(z.strictObject({ label: words, reply: words })).default([]),
});

/** text.<locale>.yaml: the words of a lesson in one language, laid beside the script by position. */
export const text = z.strictObject({
  title: words,
  idea: words,
  steps: z.array(stepText),
  quiz: z.strictObject({ ask: words, options: z.array(words).min(2), why: words }),
});

/** content/lessons/chapters.yaml. */
export const chapters = z.array(
  z.strictObject({
    id: z.number().int().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    /** Lessons the curriculum plans; those not written yet are only counted. */
    planned: count,
    /** What passes it: all that stands here. Left out: nothing does yet. */
    exit: z
      .strictObject({
        /** So many closing questions of the chapter right at first try. */
        quizzes: count.optional(),
        /** The closing questions of these lessons right. */
        questions: z.array(lessonId).optional(),
        /** So many of these puzzles solved without a hint. */
        puzzles: z
          .strictObject({
            of: z.array(puzzleId).min(1),
            need: count,
            /** One at least of these among them. */
            oneOf: z.array(puzzleId).min(1).optional(),
          })
          .optional(),
        freeTurn: z.boolean().optional(),
      })
      .optional(),
  }),
);
/** content/lessons/text.<locale>.yaml: titles of the chapters by their number. */
export const chapterTexts = z.record(z.string(), z.strictObject({ title: words, can: words }));
