/** Turns the set-up of a game lesson into what the rules core begins a game from. */
import type { Setup, Situation, SituationSeat, Stones } from '../grail/index.ts';
import { NO_ROSTER, seatNamed, type Roster } from '../dsl/roster/roster.ts';
import type { GameLesson, GameSetup } from './format.ts';

/** What is drawn where a lesson does not say: no lesson depends on these faces. */
export const DECK_TOP: readonly string[] =
  'water earth wind thunder fire water wind earth thunder fire earth wind water thunder fire wind water earth fire thunder'.split(
    ' ',
  );

/** @param text like `2g1c` */
export function readStones(text: string): [gem: number, crystal: number] {
  const [gem, crystal] = text.split(/[gc]/).map(Number);
  return [gem ?? 0, crystal ?? 0];
}

export const showStones = ({ gem, crystal }: Stones): string => `${String(gem)}g${String(crystal)}c`;

/** @param text like `15:13`, red first */
export function readPair(text: string): [red: number, blue: number] {
  const [red, blue] = text.split(':').map(Number);
  return [red ?? 0, blue ?? 0];
}

type Placed = NonNullable<SituationSeat['table']>[number];

/** Leaves out what is not named: an absent key is a default of §24, an undefined one is not allowed. */
function named<T extends object>(values: { [K in keyof T]?: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

function placedOf(entry: NonNullable<GameSetup['table']>[string][number]): Placed {
  if (typeof entry === 'string') {
    const [card = '', by] = entry.split('<');
    return { card, ...(by === undefined ? {} : { by: Number(by) }) };
  }
  return { ...named<Exclude<Placed, string>>({ ...entry, card: entry.card ?? null }) };
}

function seatOf(setup: GameSetup, seat: string): SituationSeat {
  return named<SituationSeat>({
    character: setup.character?.[seat],
    hand: setup.hands[seat],
    covered: setup.covered?.[seat],
    table: setup.table?.[seat]?.map(placedOf),
    heals: setup.heals?.[seat],
    energy: setup.energy?.[seat] === undefined ? undefined : readStones(setup.energy[seat]),
    tokens: setup.tokens?.[seat],
    form: setup.form?.[seat],
    sideways: setup.sideways?.[seat],
    names: setup.names?.[seat],
    gone: setup.gone?.[seat],
  });
}

function stonesOf(stones: GameSetup['stones']): Situation['stones'] {
  return (
    stones && {
      ...(stones.R === undefined ? {} : { red: readStones(stones.R) }),
      ...(stones.B === undefined ? {} : { blue: readStones(stones.B) }),
    }
  );
}

/** The set-up of a lesson as the core takes it; the seed is the lesson's id, so a lesson always goes the same way. */
export const setupOf = ({ head, script }: GameLesson, roster?: Roster): Setup =>
  setupFrom(head.id, script.setup, roster);

/**
 * A set-up as written, as the core takes it.
 * @param roster the characters that it may name
 * @throws SituationError where one is unknown
 */
export function setupFrom(seed: string, setup: GameSetup, roster: Roster = NO_ROSTER): Setup {
  const seats = Object.fromEntries([...setup.seating].map((_, seat) => [seat, seatOf(setup, String(seat))]));
  const situation = named<Situation>({
    config: { seating: setup.seating },
    seats,
    turn: setup.turn ?? setup.you,
    start: setup.start ?? 'action.choose',
    stones: stonesOf(setup.stones),
    morale: setup.morale === undefined ? undefined : readPair(setup.morale),
    cups: setup.cups === undefined ? undefined : readPair(setup.cups),
    deckTop: setup.deckTop ?? [...DECK_TOP],
  });
  return { seed, ...seatNamed(setup.characters, roster), situation };
}
