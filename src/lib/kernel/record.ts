/**
 * A game to keep or to send: set-up, choices, and a hash of the state every so many choices. Where later rules come out
 * differently it opens up to the last equal step and says so; it is never shown wrong and never thrown away.
 */
import type { Answer, Refused } from './protocol.ts';
import { answer, type PlayedGame } from './play.ts';
import { hashPlain } from './hash.ts';

export interface GameRecord<Setup, Choice> {
  format: 1;
  /** Version of the rules core that played it. */
  rules: string;
  setup: Setup;
  choices: Choice[];
  every: number;
  /** Hashes of the board after 0, `every`, 2 × `every` … choices. */
  hashes: string[];
}

/** How the rules play: the parts of a ruleset that a record needs. */
export interface Rerun<Setup, Choice extends Answer, Game extends PlayedGame<Choice>> {
  version: string;
  /** A game from its set-up, at its first question. */
  begin(setup: Setup): Game;
  refuse(game: Game, choice: Choice): Refused | null;
  /** What the game is compared by: plain data, equal wherever the same rules have played the same. */
  stateOf(game: Game): unknown;
}

/** The record of a game: the game is run again, so that nothing but set-up and choices is trusted. */
export function recordOf<Setup, Choice extends Answer, Game extends PlayedGame<Choice>>(
  rerun: Rerun<Setup, Choice, Game>,
  setup: Setup,
  choices: readonly Choice[],
  every = 25,
): GameRecord<Setup, Choice> {
  const game = rerun.begin(setup);
  const hashes = [hashPlain(rerun.stateOf(game))];
  choices.forEach((choice, index) => {
    const refused = answer(game, choice, (at, given) => rerun.refuse(at, given));
    if (refused !== null) throw new Error(`choice ${index + 1} is refused: ${refused.because}`);
    if ((index + 1) % every === 0) hashes.push(hashPlain(rerun.stateOf(game)));
  });
  return { format: 1, rules: rerun.version, setup, choices: [...choices], every, hashes };
}

export interface Reopened<Game> {
  game: Game;
  /** Choices that came out as recorded; fewer than all of them if the rules have changed. */
  agreed: number;
  /** Null, or why the rest could not be played. */
  because: 'otherState' | 'refused' | null;
}

/** Plays a record as far as today's rules agree with it. */
export function reopen<Setup, Choice extends Answer, Game extends PlayedGame<Choice>>(
  rerun: Rerun<Setup, Choice, Game>,
  record: GameRecord<Setup, Choice>,
): Reopened<Game> {
  const { choices, every, hashes } = record;
  const game = rerun.begin(record.setup);
  const stands = (): string => hashPlain(rerun.stateOf(game));
  let equal = 0;
  const part = (upTo: number, because: Reopened<Game>['because']): Reopened<Game> => {
    const again = rerun.begin(record.setup);
    for (const choice of choices.slice(0, upTo))
      answer(again, choice, (at, given) => rerun.refuse(at, given));
    return { game: again, agreed: upTo, because };
  };
  if (hashes[0] !== stands()) return part(0, 'otherState');
  for (const [index, choice] of choices.entries()) {
    if (answer(game, choice, (at, given) => rerun.refuse(at, given)) !== null) return part(index, 'refused');
    if ((index + 1) % every !== 0) continue;
    if (hashes[(index + 1) / every] !== stands()) return part(equal, 'otherState');
    equal = index + 1;
  }
  return { game, agreed: choices.length, because: null };
}
