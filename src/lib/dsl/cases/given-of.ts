/** The other way round from `given.ts`: a set-up, or the table as it stands in a game, as people write it. */
import {
  DEFAULT_CONFIG,
  requestOf,
  shortName,
  type CardFace,
  type Game,
  type PlacedInput,
  type Seat,
  type Setup,
  type SituationSeat,
  type SituationStart,
  type Stones,
} from '../../grail/index.ts';
import type { Given } from './schema.ts';

type PlacedEntry = NonNullable<Given['table']>[string][number];
type BySeat<T> = Record<string, T>;

const stonesText = ([gem, crystal]: readonly [number, number]): string => `${gem}g${crystal}c`;
const pairText = ([red, blue]: readonly [number, number]): string => `${red}:${blue}`;

/** The same object without the keys that hold nothing. */
function filled<T extends object>(object: T): T {
  const held = Object.entries(object).filter(
    ([, value]) =>
      value !== undefined && !(typeof value === 'object' && Object.keys(value as object).length === 0),
  );
  return Object.fromEntries(held) as T;
}

/** A column of `given`: what the seats have of one thing. */
function bySeat<S, T>(seats: readonly [string, S][], part: (seat: S) => T | undefined): BySeat<T> {
  return Object.fromEntries(
    seats.flatMap(([key, seat]) => {
      const value = part(seat);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

function limitsOf(seat: SituationSeat): NonNullable<Given['limits']>[string] | undefined {
  const { handLimit: hand, handLimitFixed: handFixed, healLimit: heals, energyLimit: energy } = seat;
  const limits = filled({ hand, handFixed, heals, energy });
  return Object.keys(limits).length === 0 ? undefined : limits;
}

/** A set-up as a case would write it: `setupOf` makes the same set-up of it again. */
export function givenOfSetup({ seed, config, situation, skills }: Setup): Given {
  if (situation === undefined) {
    const { seating, players, ...settings } = config ?? {};
    return filled({
      newGame: true as const,
      seating,
      players,
      config: settings,
      skills: skills ?? {},
      seed,
    });
  }
  const { seating, players, ...settings } = situation.config ?? {};
  const seats = Object.entries(situation.seats ?? {});
  const { stones, morale, cups, extra } = situation;
  return filled({
    seating,
    players,
    config: settings,
    start: situation.start,
    turn: situation.turn,
    hands: bySeat(seats, ({ hand }) => hand),
    covered: bySeat(seats, ({ covered }) => covered),
    table: bySeat(seats, ({ table }) => table?.map((entry): PlacedEntry => placedEntry(entry))),
    heals: bySeat(seats, ({ heals }) => heals),
    energy: bySeat(seats, ({ energy }) => energy && stonesText(energy)),
    tokens: bySeat(seats, ({ tokens }) => tokens),
    form: bySeat(seats, ({ form }) => form),
    sideways: bySeat(seats, ({ sideways }) => sideways),
    character: bySeat(seats, ({ character }) => character),
    limits: bySeat(seats, limitsOf),
    skills: bySeat(seats, ({ skills: own }) => own),
    stones: filled({ R: stones?.red && stonesText(stones.red), B: stones?.blue && stonesText(stones.blue) }),
    morale: morale && pairText(morale),
    cups: cups && pairText(cups),
    deckTop: situation.deckTop,
    deckSize: situation.deckSize,
    discardSize: situation.discardSize,
    discard: situation.discard,
    extra: extra?.map(({ kinds, element }) => [element, ...kinds].filter(Boolean).join(' ')),
    startupUsed: situation.startupUsed,
    specialsForbidden: situation.specialsForbidden,
    seed,
  });
}

const placedEntry = (entry: PlacedInput | string): PlacedEntry =>
  typeof entry === 'string' ? entry : { ...entry };

/** What a position made from a running game does not bring along. */
export type LeftBehind = 'deckOrder' | 'discardOrder' | 'usedSkills' | 'runningEffects' | 'extraTurns';

/** A card by a word that says all that is printed on it but its unique skills; with those, by its number. */
function wordOf(face: CardFace | undefined, exact: boolean): string {
  if (face === undefined) return 'x';
  if (exact) return `#${face.id}`;
  const short = shortName(face.name);
  return face.kind === 'magic' && face.name !== 'holy-light' ? `${short}.${face.element}` : short;
}

function placedOf(
  { card, name, countsAs, exclusive, by }: Seat['table'][number],
  face: CardFace | undefined,
  exact: boolean,
) {
  if (face !== undefined && face.name === name && countsAs === null) return `${wordOf(face, exact)}<${by}`;
  const own = card > 0 ? { card: wordOf(face, exact) } : {};
  return filled({ ...own, as: name, countsAs: countsAs ?? undefined, exclusive: exclusive || undefined, by });
}

/** Stops that a situation may begin at, by the machines that run there. */
const STOPS: Readonly<Record<string, SituationStart>> = {
  'game turn startup': 'action.start',
  'game turn action': 'action.choose',
  'game turn extraActions': 'action.extra',
};

/** Where in the turn a game stands, if a position can begin there; null inside an attack, an effect, an extra action. */
export function startOfGame(game: Game): SituationStart | null {
  if (requestOf(game) === null) return null;
  return STOPS[game.board.stack.map(({ machine }) => machine).join(' ')] ?? null;
}

/** What seats have, column by column. */
function columnsOf({ board, rules: { cards } }: Game): Given {
  const own = Object.entries(board.seats).map(([key, seat]): [string, Seat] => [key, seat]);
  // Plain words would do, but where seats have characters the printed unique skills count.
  const exact = board.seats.some(({ character }) => character !== null);
  const words = (list: readonly number[]) =>
    list.length === 0 ? undefined : list.map((card) => wordOf(cards[card], exact));
  return {
    hands: bySeat(own, ({ hand }) => words(hand)),
    covered: bySeat(own, ({ covered }) => words(covered)),
    table: bySeat(own, ({ table }) =>
      table.length === 0 ? undefined : table.map((placed) => placedOf(placed, cards[placed.card], exact)),
    ),
    heals: bySeat(own, ({ heals }) => heals || undefined),
    energy: bySeat(own, ({ energy }) => (energy.gem + energy.crystal === 0 ? undefined : pairOf(energy))),
    tokens: bySeat(own, ({ tokens }) => (Object.keys(tokens).length === 0 ? undefined : { ...tokens })),
    form: bySeat(own, ({ form }) => form ?? undefined),
    sideways: bySeat(own, ({ sideways }) => sideways || undefined),
    character: bySeat(own, ({ character }) => character ?? undefined),
  };
}

const pairOf = ({ gem, crystal }: Stones): string => stonesText([gem, crystal]);

function settingsOf({ rules: { config } }: Game): Given['config'] {
  const changed = Object.entries(config).filter(
    ([key, value]) => key !== 'seating' && value !== DEFAULT_CONFIG[key as keyof typeof DEFAULT_CONFIG],
  );
  return Object.fromEntries(changed);
}

/** What the built position will not have. */
function leftBehind({ board }: Game): LeftBehind[] {
  const { turn, discard, usedThisGame, applied, extraTurns } = board;
  const left: LeftBehind[] = ['deckOrder'];
  if (discard.faceUp.length + discard.faceDown.length > 0) left.push('discardOrder');
  if (turn.used.length + usedThisGame.length > 0) left.push('usedSkills');
  if (applied.length > 0) left.push('runningEffects');
  if (extraTurns.length > 0) left.push('extraTurns');
  return left;
}

/**
 * The table as it stands, ready to be built again, and what does not come along.
 * @returns null where no position can begin (`startOfGame`)
 */
export function givenOfGame(game: Game): { given: Given; left: LeftBehind[] } | null {
  const start = startOfGame(game);
  if (start === null) return null;
  const { turn, teams, deck, discard } = game.board;
  const [red, blue] = teams;
  const { skills } = givenOfSetup(game.setup);
  const given = filled({
    seating: game.rules.config.seating,
    config: settingsOf(game),
    start,
    turn: turn.player,
    ...columnsOf(game),
    stones: { R: pairOf(red.stones), B: pairOf(blue.stones) },
    morale: pairText([red.morale, blue.morale]),
    cups: pairText([red.cups, blue.cups]),
    deckSize: deck.length,
    discardSize: discard.faceUp.length + discard.faceDown.length,
    extra: turn.extra.map(({ kinds, element }) => [element, ...kinds].filter(Boolean).join(' ')),
    startupUsed: turn.startupUsed || undefined,
    specialsForbidden: turn.specialsForbidden || undefined,
    skills,
  }) as Given;
  return { given, left: leftBehind(game) };
}
