/**
 * One cursor over a game. A place in it is a number of choices (a step, where somebody is asked) or, inside a step,
 * a number of that step's events. Everything on the screen is derived from the place, so ten steps back and ten
 * forward are the first place again.
 */

/** What was shown, and what began, up to each stop. */
export interface Timeline {
  /** Events written up to the stop after 0, 1, 2 … choices. */
  ends: readonly number[];
  /** Numbers of events, ascending, at which a walk by states stops: transient states are seen too. */
  states: readonly number[];
  /** The same for a walk by what happens on the table; every stop is in both. */
  events: readonly number[];
  /** Steps whose stop is the first of a turn. */
  turns: readonly number[];
  /** Steps at whose stop an action is chosen. */
  actions: readonly number[];
}

export interface Cursor {
  /** Choices given; 0 is the first stop. */
  step: number;
  /** Events of this step that are shown; null: all of them, i.e. the stop itself. */
  event: number | null;
}

export type Unit = 'state' | 'event' | 'step' | 'action' | 'turn' | 'game';
export type Direction = 1 | -1;

/** The first question. */
export const FIRST_STOP: Cursor = { step: 0, event: null };

/** The last step of a game. */
export const lastStep = ({ ends }: Timeline): number => ends.length - 1;

export const endOf = (timeline: Timeline): Cursor => ({ step: lastStep(timeline), event: null });

/** Before the first question, where something happens before it: what a set-up brings about by itself. */
export const beginningOf = (timeline: Timeline): Cursor =>
  timeline.events[0] === timeline.ends[0] ? FIRST_STOP : placeOf(timeline, timeline.states[0] ?? 0);

const before = ({ ends }: Timeline, step: number): number => (step === 0 ? 0 : (ends[step - 1] ?? 0));

/** How many events are shown at a place. */
export function shownAt(timeline: Timeline, { step, event }: Cursor): number {
  const end = timeline.ends[step] ?? 0;
  return event === null ? end : Math.min(end, before(timeline, step) + event);
}

/** The place at which just `shown` events are shown. */
export function placeOf(timeline: Timeline, shown: number): Cursor {
  const found = timeline.ends.findIndex((end) => end >= shown);
  const step = found < 0 ? lastStep(timeline) : found;
  if (shown >= (timeline.ends[step] ?? 0)) return { step, event: null };
  return { step, event: Math.max(0, shown - before(timeline, step)) };
}

/** The place right after an event of the log. */
export const placeAfter = (timeline: Timeline, eventId: number): Cursor => placeOf(timeline, eventId + 1);

const nextOf = (list: readonly number[], from: number): number | undefined => list.find((one) => one > from);
const lastBefore = (list: readonly number[], from: number): number | undefined =>
  list.findLast((one) => one < from);

function stepsOf(timeline: Timeline, unit: 'step' | 'action' | 'turn'): readonly number[] {
  if (unit === 'action') return timeline.actions;
  return unit === 'turn' ? timeline.turns : timeline.ends.map((_, step) => step);
}

/**
 * The next place of a unit; the game's end (or beginning) where there is none further on.
 * Inside a step, "one step back" leads to the stop before it and "one step on" to its own.
 */
export function moved(timeline: Timeline, cursor: Cursor, unit: Unit, direction: Direction): Cursor {
  const edge = () => (direction > 0 ? endOf(timeline) : beginningOf(timeline));
  if (unit === 'game') return edge();
  if (unit === 'state' || unit === 'event') {
    const beats = unit === 'state' ? timeline.states : timeline.events;
    const shown = shownAt(timeline, cursor);
    const to = direction > 0 ? nextOf(beats, shown) : lastBefore(beats, shown);
    return to === undefined ? edge() : placeOf(timeline, to);
  }
  const steps = stepsOf(timeline, unit);
  const inside = cursor.event !== null;
  const to =
    direction > 0 ? nextOf(steps, inside ? cursor.step - 1 : cursor.step) : lastBefore(steps, cursor.step);
  return to === undefined ? edge() : { step: to, event: null };
}

export const isSame = (a: Cursor, b: Cursor): boolean => a.step === b.step && a.event === b.event;

/** A place as it stands in an address: `214`, or `214.5` inside the step. */
export const showCursor = ({ step, event }: Cursor): string =>
  event === null ? String(step) : `${String(step)}.${String(event)}`;

/** Reads what `showCursor` wrote; a place that this game does not have becomes the nearest one it has. */
export function readCursor(timeline: Timeline, text: string): Cursor | null {
  const found = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text);
  if (found === null) return null;
  const step = Math.min(Number(found[1]), lastStep(timeline));
  if (found[2] === undefined) return { step, event: null };
  return placeOf(timeline, shownAt(timeline, { step, event: Number(found[2]) }));
}
