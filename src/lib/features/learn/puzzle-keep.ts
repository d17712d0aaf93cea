/** Writes what came of a puzzle: its box, and the misconceptions that a right answer speaks against. */
import type { Outcome } from '$lib/lesson/puzzle.ts';
import { progress } from '$lib/store';

interface Told {
  puzzle: string;
  /** Misconceptions whose puzzle this is. */
  misconceptions: readonly string[];
}

/** @returns what to call with each end of the puzzle in one sitting */
export function puzzleKeeper({ puzzle, misconceptions }: Told): (outcome: Outcome, helped: boolean) => void {
  let first = true;
  let solved = false;
  return ({ kind }, helped) => {
    // What is tried once it is solved is play.
    if (kind === 'open' || solved) return;
    solved = kind === 'solved';
    const made = {
      puzzle,
      result: kind === 'solved' ? ('solved' as const) : ('missed' as const),
      first,
      hint: helped,
    };
    const right = kind === 'solved' && first && !helped;
    first = false;
    progress.write(async (store) => {
      await store.saveTry(
        made,
        right ? misconceptions.map((misconception) => ({ misconception, what: 'right' })) : [],
      );
      await store.askToPersist();
    });
  };
}
