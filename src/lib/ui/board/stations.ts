/** The six stations every damage passes (§10), always all six: the order is what there is to learn. */
import type { Fact } from '$lib/grail/index.ts';

export type StationId = 't1.launch' | 't2.hit' | 't3.deal' | 't4.heal' | 't5.actual' | 't6.take';
export type StationState = 'done' | 'now' | 'next' | 'skipped';

export interface Station {
  id: StationId;
  name: string;
  state: StationState;
  /** The number as it leaves this station. */
  value?: string | undefined;
  /** Who changed it, and why. */
  notes: readonly string[];
  /** Which number that is, and the event at which it had this value: for "why?". */
  why?: { fact: Fact; at: number } | undefined;
  /** Somebody is being asked here. */
  waits?: boolean | undefined;
}

/** Symbol of a station's number, filled where the damage stands now. */
export const stationSymbol = (index: number, state: StationState): string =>
  `tl-${index + 1}${state === 'now' ? '-on' : ''}`;
