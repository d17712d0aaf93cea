/** What is tried beside the page: tables that are looked for, cases, many games. */
import { loadRoster } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import type { Character } from '$lib/grail';
import { findTrial, type Trial } from '$lib/lab/trial.ts';
import {
  playMany,
  watchGame,
  type ManyGames,
  type ManyPlan,
  type WatchedGame,
  type WatchFor,
} from '$lib/lab/try-many.ts';
import { caseWork } from './case-work.ts';

/** A plan without the official characters, which are at hand here. */
export type Wanted = Omit<ManyPlan, 'pool'>;

const planOf = async (wanted: Wanted): Promise<ManyPlan> => ({
  ...wanted,
  pool: [...(await loadRoster()).values()],
});

export const tryWork = {
  ...caseWork,
  /** A table where the skill is offered; null where none was found. */
  async findTable(character: Character, skill: string, seed: number): Promise<Trial | null> {
    return findTrial(deck, { character, skill, seed, others: [...(await loadRoster()).values()] });
  },
  /** Some games more, added to a report. */
  async playSome(wanted: Wanted, report: ManyGames): Promise<ManyGames> {
    return playMany(deck, await planOf(wanted), report);
  },
  async watch(wanted: Wanted, seed: number, what: WatchFor | undefined): Promise<WatchedGame> {
    return watchGame(deck, await planOf(wanted), seed, what);
  },
};
export type TryWork = typeof tryWork;
