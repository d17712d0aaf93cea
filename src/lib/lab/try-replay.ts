/** The same answers at a table whose character has changed: how far they go, and from where on it plays otherwise. */
import {
  apply,
  isNotationError,
  newGame,
  parseChoice,
  requestOf,
  showChoice,
  type CardFace,
  type Choice,
  type Game,
  type Refusal,
  type Setup,
} from '../grail/index.ts';

/** One answer in words, with who gave it and how the table stood then. */
export interface SaidChoice {
  seat: number;
  text: string;
  /** The table before it, as text: for comparing alone. */
  before: string;
}

export interface SaidLine {
  said: readonly SaidChoice[];
  /** The table after the last answer. */
  after: string;
}

/** Why an answer could not be given again. */
export type Stopped =
  | { because: 'over' }
  | { because: 'otherSeat'; seat: number; asked: number }
  | { because: 'unreadable' }
  | { because: 'refused'; refusal: Refusal };

export interface Replayed {
  /** The answers that could be given, in order. */
  choices: Choice[];
  /** Null where all could. */
  stopped: (Stopped & { step: number; text: string }) | null;
  /** Number of the first answer after which the table is another, from 1; 0: it is from the beginning; null: never. */
  differs: number | null;
}

/** What lies where and whose turn it is; how the rules got there is not the table. */
const tableOf = ({ board: { seats, teams, deck, discard, turn, result } }: Game): string =>
  JSON.stringify([seats, teams, deck.length, discard, turn.player, result]);

/** A line in words, so that a changed character can be tried with it. @throws if a choice comes after the end */
export function sayLine(deck: readonly CardFace[], setup: Setup, choices: readonly Choice[]): SaidLine {
  const game = newGame(deck, setup, { log: false });
  const said = choices.map((choice) => {
    const request = requestOf(game);
    if (request === null) throw new Error('a choice after the end of the game');
    const text = showChoice(choice, request, game.rules.cards, game.board, game.rules.skills);
    const before = tableOf(game);
    apply(game, choice);
    return { seat: request.seat, text, before };
  });
  return { said, after: tableOf(game) };
}

function giveAgain(game: Game, { seat, text }: SaidChoice): Stopped | null {
  const request = requestOf(game);
  if (request === null) return { because: 'over' };
  if (request.seat !== seat) return { because: 'otherSeat', seat, asked: request.seat };
  const choice = parseChoice(text, request, game.rules.cards, game.board, game.rules.skills);
  if (isNotationError(choice)) return { because: 'unreadable' };
  const refusal = apply(game, choice);
  return refusal === null ? null : { because: 'refused', refusal };
}

/**
 * Gives the answers of a line at another table, until one cannot be given.
 * @throws SituationError where the table cannot be
 */
export function replayLine(deck: readonly CardFace[], setup: Setup, line: SaidLine): Replayed {
  const game = newGame(deck, setup, { log: false });
  let differs: number | null = null;
  for (const [index, said] of line.said.entries()) {
    if (differs === null && tableOf(game) !== said.before) differs = index;
    const stopped = giveAgain(game, said);
    if (stopped !== null)
      return {
        choices: [...game.choices],
        stopped: { ...stopped, step: index + 1, text: said.text },
        differs,
      };
  }
  if (differs === null && tableOf(game) !== line.after) differs = line.said.length;
  return { choices: [...game.choices], stopped: null, differs };
}
