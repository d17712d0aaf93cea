/**
 * `npm run bench`: one JSON object; ratios in one process and medians of several rounds (machines are noisy).
 * A broken floor exits 1; a row whose subject does not exist yet is null. Budgets: docs/architecture.md.
 */
import { existsSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pagesOf, weigh } from '../../scripts/page-weight.mjs';
import { cursorCost } from './bench-cursor.ts';
import { findingsCost, helpCost } from './bench-findings.ts';
import { gamesAMinute, playLineUp, playOne } from './bench-games.ts';
import deck from '$content/cards/deck.json' with { type: 'json' };
import { xstateFlow } from '../lib/kernel/xstate-runner.ts';
import {
  freshGame,
  machines,
  registry,
  replay,
  type CardFace,
  type Choice,
  type Game,
  type Setup,
} from '../lib/grail/index.ts';

const cards = deck as CardFace[];
const ROUNDS = 5;

interface Row {
  value: number | null;
  unit: string;
  aim?: number;
  floor?: number;
  /** Whether less is better. */
  less?: true;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** The same recorded games re-run on the table and on XState actors: time of actors ÷ time of table. */
function runnerRatio(): number {
  const flow = xstateFlow<Game>(machines, registry);
  const recorded = Array.from({ length: 4 }, (_, seed) => playOne(seed));
  const onTable = () => {
    for (const game of recorded) replay(cards, game.setup, game.choices, game.choices.length, { log: false });
  };
  const onActors = () => {
    for (const { setup, choices } of recorded) {
      const shell = freshGame(cards, setup, { log: false });
      const run = flow.start(shell, 'game', { done: false });
      for (const choice of choices) run.send(choice.type, choice);
    }
  };
  for (let i = 0; i < 30; i++) onTable();
  onActors();
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const a = performance.now();
    onActors();
    const b = performance.now();
    for (let i = 0; i < 20; i++) onTable();
    ratios.push((b - a) / ((performance.now() - b) / 20));
  }
  return median(ratios);
}

/** The longest of some random games, cut at 600 choices. */
function longGame(): { setup: Setup; choices: Choice[] } {
  let longest = playOne(0);
  for (let seed = 1; seed < 400 && longest.choices.length < 600; seed++) {
    const game = playOne(seed);
    if (game.choices.length > longest.choices.length) longest = game;
  }
  return { setup: longest.setup, choices: longest.choices.slice(0, 600) };
}

/** A jump anywhere: the time to re-run a long game from its seed, with its log, in ms. */
function rerun({ setup, choices }: { setup: Setup; choices: Choice[] }): number {
  const times: number[] = [];
  for (let round = 0; round < 40; round++) {
    const start = performance.now();
    replay(cards, setup, choices, choices.length, { log: true });
    times.push(performance.now() - start);
  }
  return median(times.slice(10));
}

interface HeapNode {
  selfSize: number;
  children: HeapNode[];
}

const sizeOf = (node: HeapNode): number =>
  node.children.reduce((sum, child) => sum + sizeOf(child), node.selfSize);

/** States entered for one choice, over some games with their logs. */
function stepsOfAChoice(play: (seed: number) => Game): number {
  const games = Array.from({ length: 20 }, (_, seed) => play(seed));
  const steps = games.flatMap(({ setup, choices }) => replay(cards, setup, choices).log?.events ?? []);
  const choices = games.reduce((sum, game) => sum + game.choices.length, 0);
  return steps.filter((event) => event.type === 'stateEntered').length / choices;
}

/** Bytes allocated for one step (a state entered) in simulation, sampled, what was collected meanwhile included. */
async function allocation(play: (seed: number) => Game): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 8192,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  let made = 0;
  for (let seed = 0; seed < 300; seed++) made += play(10_000 + seed).choices.length;
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return sizeOf(profile.head) / made / stepsOfAChoice(play);
}

const build = join(process.cwd(), 'build');

/** Script that a built page loads at first, gzipped, in kB. Null before a build. */
const scriptOf = (page: string): number | null =>
  existsSync(join(build, page)) ? weigh(build, page).kB : null;

/** The same for every page of the build, by its address. */
const routes: Record<string, number> = Object.fromEntries(
  (existsSync(build) ? pagesOf(build) : []).map((page) => [
    `/${page.replace(/index\.html$/, '')}`,
    Number((scriptOf(page) ?? 0).toPrecision(4)),
  ]),
);
const firstLesson = Object.keys(routes).find((route) => /^\/learn\/1\/.+/.test(route));

const { plain, lineUps, ratio } = gamesAMinute();
const long = longGame();
const cursor = cursorCost(cards, long.setup, long.choices);
const length = long.choices.length;
const findings = findingsCost();
const help = helpCost();
const rows: Record<string, Row> = {
  'games/min, plain characters': { value: plain.games, unit: 'games/min', aim: 150_000, floor: 20_000 },
  'choices/s, plain characters': { value: plain.choices, unit: 'choices/s' },
  'games/min, random line-ups of the 24': {
    value: lineUps.games,
    unit: 'games/min',
    aim: 60_000,
    floor: 10_000,
  },
  'choices/s, 24 characters': { value: lineUps.choices, unit: 'choices/s', aim: 300_000, floor: 50_000 },
  'time of a game of characters against a plain one': { value: ratio, unit: '×', less: true },
  'table against XState actor': { value: runnerRatio(), unit: '×', aim: 40, floor: 20 },
  [`jump anywhere, ${length} choices with log`]: {
    value: rerun(long),
    unit: 'ms',
    aim: 4,
    floor: 16,
    less: true,
  },
  [`one question back, table and log, ${length} choices`]: {
    value: cursor.step,
    unit: 'ms',
    aim: 4,
    floor: 16,
    less: true,
  },
  [`one state back, table and log, ${length} choices`]: {
    value: cursor.state,
    unit: 'ms',
    aim: 8,
    floor: 16,
    less: true,
  },
  'the slowest of these moves': { value: cursor.worst, unit: 'ms', less: true },
  'laying the game out after an answer': { value: cursor.layOut, unit: 'ms', less: true },
  'allocated a step, sampled': { value: await allocation(playOne), unit: 'bytes', aim: 1000, less: true },
  'allocated a step, 24 characters, sampled': {
    value: await allocation(playLineUp),
    unit: 'bytes',
    aim: 1000,
    less: true,
  },
  [`findings of the longest character, ${findings.lines} lines`]: {
    value: findings.ms,
    unit: 'ms',
    aim: 30,
    floor: 100,
    less: true,
  },
  'completion list at a place of it': { value: help.list, unit: 'ms', aim: 30, floor: 100, less: true },
  'mends of a timing that nobody knows in it': {
    value: help.mends,
    unit: 'ms',
    aim: 200,
    floor: 1000,
    less: true,
  },
  'script of the home page, gzipped': {
    value: scriptOf('index.html'),
    unit: 'kB',
    aim: 60,
    floor: 80,
    less: true,
  },
  'script of the first lesson, gzipped': {
    value: firstLesson === undefined ? null : (routes[firstLesson] ?? null),
    unit: 'kB',
    aim: 120,
    floor: 150,
    less: true,
  },
};

const broken = Object.entries(rows).filter(
  ([, { value, floor, less }]) =>
    value !== null && floor !== undefined && (less ? value > floor : value < floor),
);
for (const row of Object.values(rows)) if (row.value !== null) row.value = Number(row.value.toPrecision(4));
console.log(
  JSON.stringify({ node: process.version, rows, routes, broken: broken.map(([name]) => name) }, null, 2),
);
if (broken.length > 0) process.exitCode = 1;
