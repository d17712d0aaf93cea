/** Random games of characters for tests: one seed and size, one line-up and game; what must hold at their stops. */
import { deck } from '../../src/lib/content/deck.ts';
import { roster } from '../../src/lib/content/roster.ts';
import {
  apply,
  newGame,
  requestOf,
  sampleAnswer,
  type Choice,
  type Game,
  type Setup,
} from '../../src/lib/grail/index.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';
import { seated } from '../../src/lib/lab/index.ts';

export { deck };
export type Size = 4 | 6 | 8;

/** The set-up of a random line-up: anybody of the roster anywhere, nobody twice (§2.4). */
export function setupOf(size: Size, seed: number): Setup {
  const lineUp = { fixed: [], pool: [...roster.values()] };
  const characters = seated(lineUp, size, seedRandom(`line-up ${size} ${seed}`));
  return { seed: `characters ${size} ${seed}`, config: { players: size }, characters };
}

/** Looks at a stop before it is answered. @throws what does not hold */
export type Look = (game: Game, step: number) => void;

/** The running frames and who sits at the table: where to look for what went wrong. */
function where({ board, rules }: Game): string {
  const frames = board.stack.map(({ machine, state }) => `${machine}.${state}`).join(' > ');
  return `${frames}; at the table ${rules.characters.map((sheet) => sheet?.id ?? '-').join(' ')}`;
}

/**
 * Plays a whole game by sampled answers.
 * @throws with size, seed and step if the game comes to a dead end, refuses what it offered or does not end
 */
export function playCharacters(size: Size, seed: number, log: boolean, look: Look): Game {
  const game = newGame(deck, setupOf(size, seed), { log });
  const random = seedRandom(`answers ${size} ${seed}`);
  for (let step = 0; ; step++) {
    const request = requestOf(game);
    try {
      if (request === null) break;
      if (request.options.length === 0) throw new Error(`${request.machine}.${request.state} offers nothing`);
      look(game, step);
      const choice: Choice = sampleAnswer(game, request, random);
      const refused = apply(game, choice);
      if (refused !== null)
        throw new Error(`${JSON.stringify(choice)} is refused: ${refused.because} ${refused.rule}`);
    } catch (error) {
      throw new Error(`size ${size} seed ${seed} step ${step}: ${String(error)}, ${where(game)}`, {
        cause: error,
      });
    }
  }
  const { result } = game.board;
  if (result === null || result.reason === 'stepBound')
    throw new Error(`size ${size} seed ${seed}: no end, running ${result?.skills.join(', ') ?? '-'}`);
  return game;
}
