/** What every cost compiles to (§20.3, §21.7). */
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import type { FieldSpec, Holds } from '../compiled.ts';
import type { Program } from '../program.ts';

export interface CompiledCost {
  /** What its payer declares, in order. */
  fields: FieldSpec[];
  /** Whether what is no field can be paid; null: it always can. */
  payable: Holds | null;
  /** Hand cards that pay leave the hand: those of all items together, before anything is set off by one of them (§21.7). */
  leave?: (game: Game, frame: EffectData) => void;
  /** Adds what paying does; windows that it opens are called like any other. */
  pay(program: Program): void;
}

/** What one item has to know of the others. */
export interface CostContext {
  /** Its place in the list; unnamed items are called `cost0`, `cost1`, … */
  index: number;
  /** The body lays a played card before somebody, so it waits outside the discard pile. */
  places: boolean;
  /** Names of hand-card fields of earlier items: one card pays once. */
  earlier: readonly string[];
}
