/** A run of many games: part after part in the worker, so that it can be seen and stopped. */
import type { Character } from '$lib/grail';
import type { ManyGames, Seats, WatchedGame, WatchFor } from '$lib/lab/try-many.ts';
import { openDesk, type Desk } from './desk.ts';
import type { Wanted } from './try-work.ts';

/** Games between two looks at the clock. */
const PART = 10;
const FIRST_SEED = 1;

export interface Ordered {
  games: number;
  players: Wanted['players'];
  seats: Seats;
}

const nothing = ({ skills }: Character): ManyGames => ({
  ...{ games: 0, ended: 0, faults: [], decided: 0, wins: 0, choices: 0 },
  skills: Object.fromEntries(
    skills
      .filter(({ does = [] }) => does.length > 0)
      .map(({ id }) => [id, { offered: 0, used: 0, offeredIn: null, usedIn: null }]),
  ),
});

export class ManyRun {
  #desk: Desk | null = null;
  /** What the report is about: the draft as it was then. */
  #wanted: Wanted | null = null;
  report = $state.raw<ManyGames | null>(null);
  /** How many are to be played; null while none are. */
  running = $state<number | null>(null);
  failed = $state('');
  character = $state.raw<Character | null>(null);

  /** Begins anew; what was played before is gone. */
  async run(character: Character, { games, players, seats }: Ordered): Promise<void> {
    this.stop();
    const desk = this.#open();
    const wanted = { character, players, seats, seed: FIRST_SEED, games };
    this.#wanted = wanted;
    this.character = character;
    this.failed = '';
    this.running = games;
    let report = nothing(character);
    this.report = report;
    try {
      for (let done = 0; done < games; done += PART) {
        const part = { ...wanted, seed: FIRST_SEED + done, games: Math.min(PART, games - done) };
        report = await desk.work.playSome(part, report);
        if (this.#desk !== desk) return;
        this.report = report;
      }
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
    this.running = null;
  }

  /** Stops in the middle; what was played is still told. */
  stop(): void {
    this.#desk?.leave();
    this.#desk = null;
    this.running = null;
  }

  /** One of the games again. */
  async watch(seed: number, what?: WatchFor): Promise<WatchedGame | null> {
    return this.#wanted === null ? null : this.#open().work.watch(this.#wanted, seed, what);
  }

  #open(): Desk {
    return (this.#desk ??= openDesk());
  }
}
