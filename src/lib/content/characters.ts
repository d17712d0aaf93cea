/** The official characters for pages: fetched when one is wanted, never part of a first load. */
import { NO_ROSTER, type Roster } from '../dsl/roster/roster.ts';

let held: Roster = NO_ROSTER;

/** Fetches the roster; from then on it is at hand. */
export async function loadRoster(): Promise<Roster> {
  held = (await import('./roster.ts')).roster;
  return held;
}

/** The roster for something that may name characters: fetched only where it does. */
export const rosterFor = async (named: object | undefined): Promise<Roster> =>
  named === undefined ? NO_ROSTER : loadRoster();

/** The roster if it has been fetched; else nobody is known by name. */
export const rosterAtHand = (): Roster => held;
