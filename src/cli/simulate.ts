/** npm run simulate: many games of random legal play; one JSON object on stdout, progress on stderr, exit 1 on errors. */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { deck as official } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { rosterOf, type Roster } from '$lib/dsl/roster/roster.ts';
import type { CardFace, Character } from '$lib/grail/index.ts';
import { simulate, type SimulationPlan } from '$lib/lab/index.ts';
import { CharacterFileError, readCharacter } from './character-file.ts';
import { DeckFileError, readDeckToPlay } from './deck-files.ts';

const USAGE = `npm run simulate -- [--games N] [--seed S] [--players 4|6|8] [--characters LIST] [--file FILE.json …] [--deck FILE.json]
Plays N games (default 100) by random legal answers. Game k has the seed S + k; S is 1 where nothing is said.
--characters  ids with commas; they sit in every game. The word random fills the other seats with anybody, none leaves
              them plain. Without it: random.
--file        a character of one's own, which sits in every game; may be said several times.
--deck        a deck of one's own; without it the official 150 cards.`;

/** What is wrong with the command line. */
class UsageError extends Error {}

function whole(text: string, name: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${name} ${text}: write a whole number from ${least}`);
  return value;
}

function playersOf(text: string): SimulationPlan['players'] {
  const players = whole(text, 'players', 4);
  if (players !== 4 && players !== 6 && players !== 8)
    throw new UsageError(`--players ${text}: write 4, 6 or 8`);
  return players;
}

function lineUpOf(list: string, own: readonly Character[], known: Roster): SimulationPlan['lineUp'] {
  const words = list.split(',').filter((word) => word !== '');
  const named = words
    .filter((word) => word !== 'random' && word !== 'none')
    .map((id) => {
      const character = known.get(id);
      if (character === undefined)
        throw new UsageError(`--characters: there is no "${id}"; known: ${[...known.keys()].join(', ')}`);
      return character;
    });
  const fixed = [...rosterOf([...own, ...named]).values()];
  return { fixed, pool: words.includes('random') ? [...known.values()] : [] };
}

interface Order {
  plan: SimulationPlan;
  deck: readonly CardFace[];
}

function orderOf(args: string[]): Order | null {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      players: { type: 'string', default: '6' },
      characters: { type: 'string', default: 'random' },
      file: { type: 'string', multiple: true, default: [] },
      deck: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const own = values.file.map((name) => readCharacter(resolve(name)));
  const lineUp = lineUpOf(values.characters, own, rosterOf([...roster.values(), ...own]));
  const players = playersOf(values.players);
  if (lineUp.fixed.length > players)
    throw new UsageError(`${lineUp.fixed.length} characters cannot sit at a table of ${players}`);
  const plan = {
    ...{ games: whole(values.games, 'games', 1), seed: whole(values.seed, 'seed', 0) },
    ...{ players, lineUp },
  };
  return { plan, deck: values.deck === undefined ? official : readDeckToPlay(resolve(values.deck)) };
}

/** Says now and then how far it is. */
function progress(games: number): (tried: number) => void {
  let last = performance.now();
  return (tried) => {
    if (performance.now() - last < 2000 && tried < games) return;
    last = performance.now();
    console.error(`${tried} of ${games} games`);
  };
}

function main(args: string[]): number {
  try {
    const order = orderOf(args);
    if (order === null) {
      console.log(USAGE);
      return 0;
    }
    const { plan, deck } = order;
    const found = simulate(deck, plan, progress(plan.games));
    console.log(JSON.stringify(found, null, 2));
    return found.errors.length > 0 ? 1 : 0;
  } catch (error) {
    const files = error instanceof CharacterFileError || error instanceof DeckFileError;
    const ours = error instanceof UsageError || files;
    const parsing = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
    if (!ours && !parsing) throw error;
    console.error(`${(error as Error).message}\n${USAGE}`);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
