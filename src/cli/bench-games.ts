/** Whole games of random legal answers without a log: plain ones, and line-ups of the official characters. */
import deck from '$content/cards/deck.json' with { type: 'json' };
import { roster } from '$lib/content/roster.ts';
import { seedRandom } from '../lib/kernel/random.ts';
import {
  apply,
  askedSeat,
  newGame,
  sample,
  type CardFace,
  type Game,
  type Setup,
} from '../lib/grail/index.ts';
import { seated } from '../lib/lab/line-up.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1);
const ROUNDS = 5;
const cards = deck as CardFace[];
const anybody = { fixed: [], pool: [...roster.values()] };

function play(seed: number, characters: Setup['characters'] = {}): Game {
  const game = newGame(cards, { seed, config: { players: 6 }, characters }, { log: false });
  const random = seedRandom(`bench ${seed}`);
  while (askedSeat(game) >= 0) apply(game, sample(game, random));
  return game;
}

/** A 3v3 game of plain characters. */
export const playOne = (seed: number): Game => play(seed);

/** The same with six random characters of the 24. */
export const playLineUp = (seed: number): Game =>
  play(seed, seated(anybody, 6, seedRandom(`line-up ${seed}`)));

interface Speed {
  games: number;
  choices: number;
}

/** Seconds of work this process has done: what else runs on the machine is no part of it, its own collector is. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Games a minute and choices a second of one core, over one round. */
function round(playing: (seed: number) => Game, from: number): Speed {
  const start = worked();
  let played = 0;
  let made = 0;
  while (worked() - start < SECONDS) made += playing(from + played++).choices.length;
  const seconds = worked() - start;
  return { games: (played / seconds) * 60, choices: made / seconds };
}

/** Medians of rounds of both kinds in turn, after a round of each to warm up: what slows the machine slows both. */
export function gamesAMinute(): { plain: Speed; lineUps: Speed; ratio: number } {
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, i) => ({
    plain: round(playOne, i * 100_000),
    lineUps: round(playLineUp, i * 100_000),
  })).slice(1);
  const median = (of: (one: (typeof rounds)[number]) => number): number =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  const speed = (kind: 'plain' | 'lineUps'): Speed => ({
    games: median((one) => one[kind].games),
    choices: median((one) => one[kind].choices),
  });
  return {
    plain: speed('plain'),
    lineUps: speed('lineUps'),
    ratio: median(({ plain, lineUps }) => plain.games / lineUps.games),
  };
}
