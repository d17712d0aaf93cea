/** What every cost compiles to (§20.3, §21.7). */
import type { SeatId } from '../../state/board.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import type { FieldSpec, Holds, Scope } from '../compiled.ts';
import type { Program } from '../program.ts';

export interface CompiledCost {
  /** What its payer declares, in order. */
  fields: FieldSpec[];
  /** Whether what is no field can be paid; null: it always can. */
  payable: Holds | null;
  /** What it takes of a thing that other items may want too, once its fields are known. */
  spends?: (game: Game, scope: Scope, thing: Spent) => number;
  /** Hand cards that pay leave the hand: those of all items together, before anything is set off by one of them (§21.7). */
  leave?: (game: Game, frame: EffectData) => void;
  /** Adds what paying does; windows that it opens are called like any other. */
  pay(program: Program): void;
}

/** Things that several items can want: energy of a seat, stones of a zone, heals of a seat, counters of the payer. */
export type Spent =
  | { of: 'energy' | 'zone'; seat: SeatId; stone: 'gem' | 'crystal' }
  | { of: 'heals'; seat: SeatId }
  | { of: 'tokens'; token: string };

/** What one item has to know of the others. */
export interface CostContext {
  /** Its place in the list; unnamed items are called `cost0`, `cost1`, … */
  index: number;
  /** The body lays a played card before somebody, so it waits outside the discard pile. */
  places: boolean;
  /** How many items of the same word are paid before it. */
  sameBefore: number;
  /** How much of a thing the items before it take. */
  spent(game: Game, scope: Scope, thing: Spent): number;
  /** Names of card fields of earlier items: one card pays once. */
  earlier: readonly string[];
}
