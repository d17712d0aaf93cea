/**
 * Play without a script: the learner at one seat, chance at the others. Used by a lesson's "try freely" and by
 * the free turn that closes chapter 1. The board is re-run from set-up and choices, as everywhere.
 */
import type { CardFace, Choice, Field, GrailRecord, Picks, Refusal, Setup } from '../grail/index.ts';
import {
  apply,
  eventsFor,
  fieldsOf,
  legal,
  recordGame,
  replay,
  requestOf,
  sample,
  viewFor,
  type Game,
} from '../grail/index.ts';
import { seedRandom } from '../kernel/random.ts';
import type { Scene } from './position.ts';

export interface FreeInput {
  deck: readonly CardFace[];
  setup: Setup;
  /** The learner's seat. */
  you: number;
  /** Choices already made: where a lesson was left. */
  from?: readonly Choice[];
  /** Ends when a turn of the learner's own is over (the free turn), or only with the game. */
  ends: 'ownTurn' | 'game';
}

export interface FreeContext extends FreeInput {
  from: readonly Choice[];
  /** Everything since the set-up, `from` included. */
  choices: Choice[];
  /** Choices that stood before the learner's last answer: what came after is news. */
  seen: number;
  refusal: Refusal | null;
  /** Answers that the rules refused. */
  illegal: number;
}

export type FreeEvent =
  { type: 'answer'; choice: Choice } | { type: 'goOn' } | { type: 'takeBack' } | { type: 'again' };

/** How many answers of others may follow each other before the learner is asked: a bound, never met in play. */
const MOST = 400;

export const gameOf = ({ deck, setup: base }: FreeInput, choices: readonly Choice[]): Game =>
  replay(deck, base, choices);

/** Whether a turn of the learner's own has ended within these choices. */
function ownTurnEnded(game: Game, you: number): boolean {
  return game.log?.events.some((event) => event.type === 'turnEnded' && event.seat === you) ?? false;
}

export const isOver = (input: FreeInput, game: Game): boolean =>
  game.board.ended || (input.ends === 'ownTurn' && ownTurnEnded(game, input.you));

/** Lets chance answer for the others until the learner is asked or it is over. Always the same from the same place. */
export function playOthers(input: FreeInput, choices: readonly Choice[]): Choice[] {
  const game = gameOf(input, choices);
  for (let count = 0; count < MOST && !isOver(input, game); count++) {
    const request = requestOf(game);
    if (request === null || request.seat === input.you) break;
    const random = seedRandom(`${String(input.setup.seed)}/${String(game.choices.length)}`);
    apply(game, sample(game, random));
  }
  return [...game.choices];
}

/** The free game before the learner's first answer. */
export const newFree = (input: FreeInput): FreeContext => ({ ...input, ...begin(input) });

/** What the learner sees: the table, and what has happened since their last answer. */
export function freeScene(context: FreeContext): Scene {
  const past = gameOf(context, context.choices.slice(0, context.seen)).log?.events.length ?? 0;
  const game = gameOf(context, context.choices);
  const { you } = context;
  const log = eventsFor(game, you);
  return { view: viewFor(game, you), events: log.slice(context.seen === 0 ? 0 : past), log };
}

/** The game so far, to keep or to send with a report. */
export const freeRecord = ({ deck, setup, choices }: FreeContext): GrailRecord =>
  recordGame(deck, setup, choices);

/** Why the rules refuse this answer now; null if they do not. Tries nothing. */
export const freeRefusal = (context: FreeContext, choice: Choice): Refusal | null =>
  legal(gameOf(context, context.choices), choice);

/** What a declaration may go on with after the values chosen already; null: with nothing. */
export const freeFields = (context: FreeContext, ability: number, given: Picks): Field[] | null =>
  fieldsOf(gameOf(context, context.choices), ability, given);

export function begin(
  input: FreeInput,
): Pick<FreeContext, 'from' | 'choices' | 'seen' | 'refusal' | 'illegal'> {
  const from = input.from ?? [];
  return { from, choices: playOthers(input, from), seen: from.length, refusal: null, illegal: 0 };
}

/** The position before the learner's last answer; the start if there was none. */
export function takenBack(context: FreeContext): Choice[] {
  for (let length = context.choices.length - 1; length >= context.from.length; length--)
    if (context.choices[length]?.seat === context.you) return context.choices.slice(0, length);
  return playOthers(context, context.from);
}

/** The fresh table of chapter 1's free turn; each attempt deals another. */
export const freeTurnSetup = (attempt: number): Setup => ({
  seed: `free-turn-${String(attempt)}`,
  config: { seating: 'RBRB' },
});
