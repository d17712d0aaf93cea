/** How a card of a hand stands towards the question that is open. */
import type { CardState } from '../card/print.ts';

export interface HandCard {
  state: CardState;
  /** Number of the answer this card serves. */
  digit?: string | undefined;
  /** Why it cannot be chosen, and the § that says so. */
  reason?: string | undefined;
  rule?: string | undefined;
}
