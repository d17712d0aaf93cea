/** The other way round from `given.ts`: a set-up, or the table as it stands in a game, as people write it. */
import {
  DEFAULT_CONFIG,
  ONLY_PILE,
  requestOf,
  shortName,
  type CardFace,
  type Character,
  type Game,
  type PlacedInput,
  type RulesConfig,
  type Seat,
  type Setup,
  type Situation,
  type SituationSeat,
  type SituationStart,
  type Stones,
} from '../../grail/index.ts';
import { nameSeated, NO_ROSTER, type Roster } from '../roster/roster.ts';
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

/**
 * A set-up as a case would write it: `setupOf` makes the same set-up of it again.
 * @param roster characters that need only be named
 */
export function givenOfSetup(setup: Setup, roster: Roster = NO_ROSTER): Given {
  const { seed, config, situation, skills, deck } = setup;
  const characters = nameSeated(setup, roster);
  const { seating, players, ...settings } = situation?.config ?? config ?? {};
  const table = { characters, seating, players, config: settings, seed, deck };
  if (situation === undefined) return filled({ newGame: true as const, ...table, skills: skills ?? {} });
  const { stones, morale, cups, extra } = situation;
  return filled({
    ...table,
    ...columnsOfSituation(situation),
    start: situation.start,
    turn: situation.turn,
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
  });
}

function columnsOfSituation(situation: Situation): Given {
  const seats = Object.entries(situation.seats ?? {});
  return filled({
    hands: bySeat(seats, ({ hand }) => hand),
    covered: bySeat(seats, ({ covered }) => covered),
    table: bySeat(seats, ({ table }) => table?.map((entry): PlacedEntry => placedEntry(entry))),
    heals: bySeat(seats, ({ heals }) => heals),
    energy: bySeat(seats, ({ energy }) => energy && stonesText(energy)),
    tokens: bySeat(seats, ({ tokens }) => tokens),
    form: bySeat(seats, ({ form }) => form),
    sideways: bySeat(seats, ({ sideways }) => sideways),
    names: bySeat(seats, ({ names }) => names),
    gone: bySeat(seats, ({ gone }) => gone),
    character: bySeat(seats, ({ character }) => character),
    limits: bySeat(seats, limitsOf),
    skills: bySeat(seats, ({ skills: own }) => own),
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
function columnsOf({ board, rules: { cards, characters, config } }: Game): Given {
  const own = Object.entries(board.seats).map(([key, seat]): [string, Seated] => [
    key,
    { ...seat, sheet: characters[Number(key)] ?? null },
  ]);
  // Plain words would do, but where seats have characters the printed unique skills count.
  const exact = board.seats.some(({ character }) => character !== null);
  const words = (list: readonly number[]) =>
    list.length === 0 ? undefined : list.map((card) => wordOf(cards[card], exact));
  return {
    hands: bySeat(own, ({ hand }) => words(hand)),
    covered: bySeat(own, ({ piles }) => coveredOf(piles, words)),
    table: bySeat(own, ({ table }) =>
      table.length === 0 ? undefined : table.map((placed) => placedOf(placed, cards[placed.card], exact)),
    ),
    heals: bySeat(own, ({ heals }) => heals || undefined),
    energy: bySeat(own, ({ energy }) => (energy.gem + energy.crystal === 0 ? undefined : pairOf(energy))),
    tokens: bySeat(own, ({ tokens }) => heldOf(tokens)),
    form: bySeat(own, ({ form }) => form ?? undefined),
    sideways: bySeat(own, ({ sideways, form, sheet }) => {
      const asItLies = sheet?.forms?.[form ?? '']?.turned ?? false;
      return sideways === asItLies ? undefined : sideways;
    }),
    limits: bySeat(own, (seat) => changedLimits(seat, config)),
    names: bySeat(own, ({ names }) => heldOf(names)),
    gone: bySeat(own, ({ gone }) => (gone.length === 0 ? undefined : [...gone])),
    character: bySeat(own, ({ sheet, character }) => (sheet === null ? (character ?? undefined) : undefined)),
  };
}

/** A seat and whose sheet lies there. */
type Seated = Seat & { sheet: Character | null };

/** Limits that are neither those of the settings nor those of the sheet. */
function changedLimits(
  { limits, sheet }: Seated,
  { handLimit, healLimit, energyLimit }: RulesConfig,
): ReturnType<typeof limitsOf> {
  const usual = { handLimit, healLimit, energyLimit, ...sheet?.base };
  const other = (value: number, known: number) => (value === known ? undefined : value);
  const changed = filled({
    hand: other(limits.hand, usual.handLimit),
    handFixed: other(limits.handFixed, -1),
    heals: other(limits.heals, usual.healLimit),
    energy: other(limits.energy, usual.energyLimit),
  });
  return Object.keys(changed).length === 0 ? undefined : changed;
}

const heldOf = <T>(record: Record<string, T>): Record<string, T> | undefined =>
  Object.keys(record).length === 0 ? undefined : { ...record };

/** Covered cards by token; without a sheet they are one list. */
function coveredOf(
  { [ONLY_PILE]: only = [], ...others }: Seat['piles'],
  words: (cards: readonly number[]) => string[] | undefined,
): string[] | Record<string, string[]> | undefined {
  const named = Object.entries(others).flatMap(([token, cards]) => {
    const list = words(cards);
    return list === undefined ? [] : [[token, list] as const];
  });
  return named.length === 0 ? words(only) : Object.fromEntries(named);
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
export function givenOfGame(
  game: Game,
  roster: Roster = NO_ROSTER,
): { given: Given; left: LeftBehind[] } | null {
  const start = startOfGame(game);
  if (start === null) return null;
  const { turn, teams, deck, discard } = game.board;
  const [red, blue] = teams;
  const { skills, characters, deck: own } = givenOfSetup(game.setup, roster);
  const given = filled({
    characters,
    deck: own,
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
