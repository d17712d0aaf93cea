/** Why is this number what it is? The event that set it, what led to that event, and the changes before (design §3.2). */
import type { GrailEvent } from '../events.ts';
import { changeBy, type Change } from './change.ts';
import { setUpRule, type Fact } from './fact.ts';
import { framesAt } from './running.ts';

/** One change of a number: the event that made it, and from what to what. */
export interface NumberChange extends Change {
  event: number;
}

export type WhyNumber =
  | { from: 'setUp'; fact: Fact; rule: string }
  | {
      from: 'event';
      fact: Fact;
      change: NumberChange;
      /** Ids from the event itself over its causes to the start of the turn or game. */
      chain: number[];
      /** Earlier changes of the same number, newest first. */
      earlier: NumberChange[];
      /** How many earlier ones are left out. */
      more: number;
    };

/** Most earlier changes that are listed. */
export const EARLIER_MOST = 12;

/**
 * The newest event at or before `upTo` that set the number, with its causes; or the set-up, with its §.
 * Events may be those of one seat's share of the log: all numbers in them are public (§4.1).
 */
export function whyNumber(events: readonly GrailEvent[], upTo: number, fact: Fact): WhyNumber {
  const changes = changesOf(events, upTo, fact);
  const [change, ...earlier] = changes;
  if (change === undefined) return { from: 'setUp', fact, rule: setUpRule(fact) };
  return {
    from: 'event',
    fact,
    change,
    chain: chainOf(events, change.event),
    earlier: earlier.slice(0, EARLIER_MOST),
    more: Math.max(0, earlier.length - EARLIER_MOST),
  };
}

/** An event and its causes, nearest first. */
export function chainOf(events: readonly GrailEvent[], id: number): number[] {
  const chain: number[] = [];
  for (let at: number | null = id; at !== null; at = events[at]?.cause ?? null) chain.push(at);
  return chain;
}

/** Every change of the number up to an event, newest first. What leaves it as it was is none. */
export function changesOf(events: readonly GrailEvent[], upTo: number, fact: Fact): NumberChange[] {
  const changes: NumberChange[] = [];
  const ids = idsFor(events, upTo, fact);
  for (let i = ids.length - 1; i >= 0; i--) {
    const event = events[ids[i] as number];
    const change = event === undefined ? null : changeBy(event, fact);
    if (event === undefined || change === null) continue;
    if (change.before !== change.after || event.type === 'damageDealt')
      changes.push({ event: event.id, ...change });
  }
  return changes;
}

/** The events that can speak of the fact: of an attack, a missile or a damage only those of the one that runs. */
function idsFor(events: readonly GrailEvent[], upTo: number, fact: Fact): number[] {
  if (fact.of === 'table' && (fact.what === 'attack' || fact.what === 'missile' || fact.what === 'damage')) {
    const machine = fact.what;
    const frame = framesAt(events, upTo).findLast((one) => one.machine === machine);
    return frame?.own ?? [];
  }
  return Array.from({ length: Math.min(upTo + 1, events.length) }, (_, id) => id);
}
