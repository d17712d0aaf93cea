/**
 * Which states of a document become versions, as pure functions.
 *
 * The newest state is the document itself; a version is kept of the state that a save is about to take the place of:
 * the very first one; one that had stood for REST_MS; one after EVERY_MS of work without a rest; one of which more than
 * MUCH is taken away at once. Leaving the page, going back to an older version and giving a name keep one too. Two alike
 * never follow each other. So no state that somebody stopped at is ever lost, and an hour of typing makes six versions.
 *
 * Versions go only when the browser has no room for a save: then every other unnamed one, never one with a name, the
 * first, or the last three.
 */
import type { Document, Version, Why } from './records.ts';

export const REST_MS = 5 * 60_000;
export const EVERY_MS = 10 * 60_000;
/** Characters of the document as JSON. */
export const MUCH = 300;
const LAST_STAY = 3;

type State = Pick<Document, 'title' | 'value'>;

export const isSameState = (a: State, b: State): boolean =>
  a.title === b.title && JSON.stringify(a.value) === JSON.stringify(b.value);

/** How much of a text a change takes away: what stands between the beginning and the end that both share. */
export function takenAway(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return before.length - start - end;
}

/**
 * Is the state that a save takes the place of worth keeping?
 * @param last the newest version there is
 * @returns why, or null
 */
export function whyKept(
  held: Document,
  given: State,
  last: Version | undefined,
  now: number,
): Extract<Why, 'begun' | 'rested' | 'before'> | null {
  if (last === undefined) return 'begun';
  if (isSameState(last, held)) return null;
  if (now - held.updated >= REST_MS || held.updated - last.at >= EVERY_MS) return 'rested';
  const much = takenAway(JSON.stringify(held.value), JSON.stringify(given.value)) > MUCH;
  return much ? 'before' : null;
}

/** Of all versions, those that may go when there is no room for a save. */
export function mayGo(versions: readonly Version[]): Version[] {
  const documents = [...new Set(versions.map(({ document }) => document))];
  return documents.flatMap((id) =>
    versions
      .filter(({ document }) => document === id)
      .sort((a, b) => a.number - b.number)
      .slice(1, -LAST_STAY)
      .filter(({ mark }) => mark === undefined)
      .filter((_, index) => index % 2 === 0),
  );
}
