/** How a seat stands in the play; one border each, the strongest wins. */
export type SeatStanding = 'rest' | 'turn' | 'asked' | 'offered' | 'chosen';

/** A word on the upper edge: solid = a fact, outlined = an offer. */
export interface Flag {
  kind: 'fact' | 'offer';
  icon: 'turn' | 'asked' | 'target' | 'counter';
  text: string;
  /** For plates of a phone. */
  short?: string | undefined;
}

const STRENGTH: readonly SeatStanding[] = ['rest', 'turn', 'offered', 'asked', 'chosen'];

/** Of several standings the one whose border is drawn. */
export function strongest(standings: readonly SeatStanding[]): SeatStanding {
  return standings.reduce<SeatStanding>(
    (best, one) => (STRENGTH.indexOf(one) > STRENGTH.indexOf(best) ? one : best),
    'rest',
  );
}
