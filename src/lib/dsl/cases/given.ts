/** `given` of a case → the set-up of a game (docs/case-format.md). */
import {
  parseStones,
  type PlacedInput,
  type Setup,
  type Situation,
  type SituationSeat,
} from '../../grail/index.ts';
import { NO_ROSTER, seatNamed, type Roster } from '../roster/roster.ts';
import type { Given } from './schema.ts';

/** The seating of cases that say nothing: red and blue in turn. */
const CASE_SEATING = 'RBRBRB';
/** What may stand beside `newGame: true`. */
const WITH_NEW_GAME = ['newGame', 'seating', 'players', 'config', 'characters', 'skills', 'seed', 'deck'];
const ELEMENTS = ['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'];

/** A `given` that says two things at once, or nothing that can be read. */
export class GivenError extends Error {}

/**
 * @param roster the characters that `characters` may name
 * @throws GivenError; SituationError where a character is unknown
 */
export function setupOf(given: Given, id: string, roster: Roster = NO_ROSTER): Setup {
  const seated = seatNamed(given.characters, roster);
  const seed = given.seed ?? id;
  const deck = given.deck === undefined ? {} : { deck: given.deck };
  const config = configOf(given);
  if (given.newGame === true) {
    const stray = Object.keys(given).filter((key) => !WITH_NEW_GAME.includes(key));
    if (stray.length > 0)
      throw new GivenError(
        `newGame: true stands with ${stray.join(', ')}; a game from set-up knows only ${WITH_NEW_GAME.join(', ')}`,
      );
    return { seed, config, ...seated, skills: { ...given.skills }, ...deck };
  }
  return { seed, ...seated, situation: situationOf(given, config), ...deck };
}

function configOf({ seating, players, config }: Given): NonNullable<Setup['config']> {
  const sized =
    players !== undefined || config?.['players'] !== undefined || config?.['seating'] !== undefined;
  const layout = seating ?? (sized ? undefined : CASE_SEATING);
  return defined({ seating: layout, players, ...config });
}

function situationOf(given: Given, config: NonNullable<Setup['config']>): Situation {
  const extra = given.extra?.map(extraEntry);
  const stones = given.stones && defined({ red: stonePair(given.stones.R), blue: stonePair(given.stones.B) });
  return defined({
    config,
    seats: seatsOf(given),
    turn: given.turn,
    start: given.start ?? (extra === undefined ? undefined : ('action.extra' as const)),
    stones,
    morale: numberPair(given.morale),
    cups: numberPair(given.cups),
    deckTop: given.deckTop,
    deckSize: given.deckSize,
    discardSize: given.discardSize,
    discard: given.discard,
    extra,
    startupUsed: given.startupUsed,
    specialsForbidden: given.specialsForbidden,
  });
}

function seatsOf(given: Given): Record<number, SituationSeat> {
  const { hands, covered, table, heals, tokens, form, sideways, names, gone, energy, limits } = given;
  const { character, skills } = given;
  const numbers = [heals, tokens, energy, limits];
  const parts = [hands, covered, table, form, sideways, names, gone, character, skills, ...numbers];
  const named = new Set(parts.flatMap((part) => Object.keys(part ?? {})));
  const seats: Record<number, SituationSeat> = {};
  for (const seat of named) {
    const limit = limits?.[seat];
    seats[Number(seat)] = defined({
      hand: hands?.[seat],
      covered: covered?.[seat],
      table: table?.[seat]?.map((entry) => (typeof entry === 'string' ? entry : placedInput(entry))),
      heals: heals?.[seat],
      tokens: tokens?.[seat],
      form: form?.[seat],
      sideways: sideways?.[seat],
      names: names?.[seat],
      gone: gone?.[seat],
      character: character?.[seat],
      energy: stonePair(energy?.[seat]),
      skills: skills?.[seat],
      handLimit: limit?.hand,
      handLimitFixed: limit?.handFixed,
      healLimit: limit?.heals,
      energyLimit: limit?.energy,
    });
  }
  return seats;
}

function placedInput(entry: Exclude<NonNullable<Given['table']>[string][number], string>): PlacedInput {
  const { card = null, ...rest } = entry;
  return { card, ...defined(rest) };
}

/** `attack`, `wind attack`, `attack magic` (an entry for either). */
function extraEntry(text: string): NonNullable<Situation['extra']>[number] {
  const words = text.trim().split(/\s+/);
  const kinds = words.filter((word): word is 'attack' | 'magic' => word === 'attack' || word === 'magic');
  const [element, ...more] = words.filter((word) => word !== 'attack' && word !== 'magic');
  if (kinds.length === 0 || more.length > 0 || (element !== undefined && !ELEMENTS.includes(element)))
    throw new GivenError(`extra: "${text}": write attack, magic, wind attack or attack magic`);
  return element === undefined ? { kinds } : { kinds, element };
}

function stonePair(text: string | undefined): [number, number] | undefined {
  const stones = text === undefined ? null : parseStones(text);
  return stones === null ? undefined : [stones.gem, stones.crystal];
}

/** `15:14`. */
export function numberPair(text: string | undefined): [number, number] | undefined {
  if (text === undefined) return undefined;
  const [first = 0, second = 0] = text.split(':').map(Number);
  return [first, second];
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The same object without the keys that hold nothing. */
function defined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}
