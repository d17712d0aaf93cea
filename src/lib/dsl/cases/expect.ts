/** Checks what a case says must be true, all of it at once; each miss says what was expected and what was found. */
import type { CardFace, Game } from '../../grail/index.ts';
import { boardMisses } from './expect-board.ts';
import { choiceMisses } from './expect-choices.ts';
import { eventMisses } from './expect-events.ts';
import { deckMisses, viewMisses } from './expect-view.ts';
import type { Expectation } from './schema.ts';

/** One thing that was not as the case says. */
export interface Miss {
  /** Key of the expectation, e.g. "hand.1". */
  what: string;
  expected: string;
  found: string;
}

/** Everything in `expect` that does not hold in the game as it stands. */
export function missesOf(game: Game, expect: Expectation, deck: readonly CardFace[]): Miss[] {
  return [
    ...boardMisses(game, expect),
    ...choiceMisses(game, expect),
    ...eventMisses(game, expect),
    ...viewMisses(game, expect),
    ...deckMisses(deck, expect.deckFaces),
  ];
}
