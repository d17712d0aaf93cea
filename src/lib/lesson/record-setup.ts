/** Tables that a lesson can begin from: an empty one with cards dealt, or one that was built as a situation. */
import { nameSeated, NO_ROSTER, type Roster } from '../dsl/roster/roster.ts';
import { resolveConfig, type Setup, type Situation, type SituationSeat } from '../grail/index.ts';
import type { GameSetup } from './format.ts';
import { showStones } from './setup.ts';

/** Parts of a table that no lesson can hold yet; the words stand in the message files (`lesson_own_part_<part>`). */
export type Unheld = 'newGame' | 'settings' | 'skills' | 'limits' | 'piles' | 'extra' | 'start';

/** Red and blue in turn. */
const seatingOf = (seats: number): string => 'RB'.repeat(seats / 2);

/** Cards dealt in turn: every element, a light, a missile and a shield come up at a table of four. */
const DEALT = [
  ...['fire', 'water', 'light', 'wind', 'earth', 'fire', 'thunder', 'water', 'missile', 'dark', 'wind'],
  ...['earth', 'thunder', 'shield', 'fire', 'wind', 'water', 'light', 'earth', 'thunder', 'fire', 'poison'],
];

/** An empty table at which everybody holds so many cards. */
export function emptyTable(seats: number, cards: number): GameSetup {
  const hands: Record<string, string[]> = {};
  for (let seat = 0; seat < seats; seat++)
    hands[String(seat)] = Array.from(
      { length: cards },
      (_, at) => DEALT[(at * seats + seat) % DEALT.length] ?? 'x',
    );
  return { you: 0, seating: seatingOf(seats), turn: 0, hands };
}

const STARTS = ['turn', 'action.before', 'action.start', 'action.choose', 'action.extra'] as const;
const startOf = (start: Situation['start']) => STARTS.find((one) => one === (start ?? 'action.choose'));

function unheldIn({ config, skills, situation }: Setup): Unheld[] {
  if (situation === undefined) return ['newGame'];
  const seats = Object.values(situation.seats ?? {});
  const settings = Object.keys(situation.config ?? config ?? {}).filter(
    (key) => key !== 'seating' && key !== 'players',
  );
  const found: [Unheld, boolean][] = [
    ['settings', settings.length > 0],
    ['skills', skills !== undefined || seats.some((seat) => (seat.skills?.length ?? 0) > 0)],
    [
      'limits',
      seats.some(
        ({ handLimit, handLimitFixed, healLimit, energyLimit }) =>
          (handLimit ?? handLimitFixed ?? healLimit ?? energyLimit) !== undefined,
      ),
    ],
    ['piles', (situation.deckSize ?? situation.discardSize ?? situation.discard) !== undefined],
    ['extra', (situation.extra ?? situation.startupUsed ?? situation.specialsForbidden) !== undefined],
    ['start', startOf(situation.start) === undefined],
  ];
  return found.filter(([, is]) => is).map(([part]) => part);
}

const stonesOf = ([gem, crystal]: readonly [number, number]): string => showStones({ gem, crystal });

/** One part of every seat that has it. */
function bySeat<T, U>(
  situation: Situation,
  of: (seat: SituationSeat) => T | undefined,
  show: (value: T) => U,
): Record<string, U> | undefined {
  const found = Object.entries(situation.seats ?? {}).flatMap(([seat, held]): [string, U][] => {
    const value = of(held);
    return value === undefined ? [] : [[seat, show(value)]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const same = <T>(value: T): T => value;
const pairOf = (pair: readonly [number, number] | undefined) =>
  pair && `${String(pair[0])}:${String(pair[1])}`;
const named = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/**
 * A table of a ruling or of a built situation as a lesson's set-up, or what of it a lesson cannot hold.
 * @param roster the characters that are named by their ids; others stand whole
 */
export function tableOf(
  setup: Setup,
  roster: Roster = NO_ROSTER,
): { setup: GameSetup } | { unheld: Unheld[] } {
  const unheld = unheldIn(setup);
  const { situation } = setup;
  if (situation === undefined || unheld.length > 0) return { unheld };
  const { stones, turn = 0, deckTop } = situation;
  const { seating } = resolveConfig(situation.config ?? setup.config ?? {});
  const table = named<GameSetup>({
    you: turn,
    seating,
    turn,
    start: startOf(situation.start),
    hands: bySeat(situation, (seat) => seat.hand, same) ?? {},
    characters: nameSeated(setup, roster),
    covered: bySeat(situation, (seat) => seat.covered, same),
    table: bySeat(situation, (seat) => seat.table, same),
    heals: bySeat(situation, (seat) => seat.heals, same),
    energy: bySeat(situation, (seat) => seat.energy, stonesOf),
    tokens: bySeat(situation, (seat) => seat.tokens, same),
    form: bySeat(situation, (seat) => seat.form, same),
    sideways: bySeat(situation, (seat) => seat.sideways, same),
    names: bySeat(situation, (seat) => seat.names, same),
    gone: bySeat(situation, (seat) => seat.gone, same),
    character: bySeat(situation, (seat) => seat.character, same),
    stones:
      stones && named({ R: stones.red && stonesOf(stones.red), B: stones.blue && stonesOf(stones.blue) }),
    morale: pairOf(situation.morale),
    cups: pairOf(situation.cups),
    deckTop,
  });
  return { setup: table };
}
