/** What one move of the cursor costs in a long game: the table of any place is made by running the game again. */
import { logOf, positionAt, walkGame, type CardFace, type Choice, type Setup } from '../lib/grail/index.ts';
import { moved, type Unit } from '../lib/kernel/timeline.ts';

const MOVES = 60;
const OPEN = { seat: 0, open: true };

export interface CursorCost {
  /** Laying the game out, as every answer does. */
  layOut: number;
  /** One move back: the table and the log as one seat may read it. Medians, in ms. */
  step: number;
  state: number;
  /** The slowest of all moves. */
  worst: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param setup a game of which `choices` are played */
export function cursorCost(cards: readonly CardFace[], setup: Setup, choices: readonly Choice[]): CursorCost {
  const layOuts: number[] = [];
  for (let round = 0; round < 12; round++) {
    const start = performance.now();
    walkGame(cards, setup, choices);
    layOuts.push(performance.now() - start);
  }
  const walk = walkGame(cards, setup, choices);
  const back = (unit: Unit): number[] => {
    let cursor = { step: choices.length, event: null as number | null };
    const times: number[] = [];
    for (let i = 0; i < MOVES; i++) {
      const start = performance.now();
      cursor = moved(walk.timeline, cursor, unit, -1);
      positionAt(walk, cursor, OPEN);
      logOf(walk, { seat: 0, open: false });
      times.push(performance.now() - start);
    }
    return times.slice(10);
  };
  const steps = back('step');
  const states = back('state');
  return {
    layOut: median(layOuts.slice(3)),
    step: median(steps),
    state: median(states),
    worst: Math.max(...steps, ...states),
  };
}
