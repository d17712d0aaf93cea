/** Random games for tests: one seed, one game; every property is asked of the same ones. */
import deck from '../../content/cards/deck.json' with { type: 'json' };
import { seedRandom } from '../../src/lib/kernel/random.ts';
import {
  apply,
  newGame,
  requestOf,
  sample,
  type CardFace,
  type Choice,
  type Game,
} from '../../src/lib/grail/index.ts';

export const cards = deck as CardFace[];
export const SEATINGS = [
  'RBBR',
  'RBRB',
  'RRBB',
  'RBBRRB',
  'RBRBRB',
  'RRRBBB',
  'RBBRRBBR',
  'RRRRBBBB',
] as const;

/** No plain random game that was seen took more choices than a tenth of this. */
export const NO_DEAD_END = 5000;

export interface Played {
  game: Game;
  choices: Choice[];
}

/**
 * Plays a whole game by `sample`; `atStop` looks at every question before it is answered.
 * @throws if the game does not end, or if a sampled answer is refused.
 */
export function playRandom(seed: number, log: boolean, atStop?: (game: Game, step: number) => void): Played {
  const seating = SEATINGS[seed % SEATINGS.length] as string;
  const game = newGame(cards, { seed: `game ${seed}`, config: { seating } }, { log });
  const random = seedRandom(`bots ${seed}`);
  for (let step = 0; step < NO_DEAD_END; step++) {
    if (requestOf(game) === null) return { game, choices: game.choices };
    atStop?.(game, step);
    const choice = sample(game, random);
    const refused = apply(game, choice);
    if (refused !== null)
      throw new Error(`seed ${seed}: sampled ${JSON.stringify(choice)} is refused, ${refused.because}`);
  }
  throw new Error(`seed ${seed}: no end after ${NO_DEAD_END} choices`);
}
