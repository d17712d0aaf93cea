/** What nobody may learn: the same game with other hidden cards. */
import { makeGame, type Game } from '../../src/lib/grail/index.ts';
import { copyPlain } from '../../src/lib/kernel/copy.ts';
import { nextUint, seedRandom, shuffle } from '../../src/lib/kernel/random.ts';

/** The same game where everything that `viewer` may not see is dealt anew. */
export function otherWorld(game: Game, viewer: number, seed: number): Game {
  const board = copyPlain(game.board);
  const random = seedRandom(`other world ${seed}`);
  const hidden: number[][] = [board.deck, board.discard.faceDown, board.discard.faceUp];
  board.seats.forEach((seat, index) => {
    if (index !== viewer) hidden.push(seat.hand, ...Object.values(seat.piles));
  });
  const pool = shuffle(random, hidden.flat());
  for (const zone of hidden) for (let i = 0; i < zone.length; i++) zone[i] = pool.pop() as number;
  board.random = [nextUint(random), nextUint(random), nextUint(random), 1];
  return makeGame(game.rules, board, game.setup, false);
}
