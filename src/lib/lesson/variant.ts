/**
 * A puzzle that comes back is varied, so that its picture cannot be learned by heart (docs/lesson-format.md): the seats
 * are turned with their characters, red and blue may be swapped (seat 0 stays red, §2.3), the ordinary elements change
 * places as far as the characters' skills allow.
 */
import { NO_ROSTER, type Roster } from '../dsl/roster/roster.ts';
import type { Facts } from './format.ts';
import type { PuzzleFacts } from './puzzle-format.ts';
import { DECK_TOP } from './setup.ts';
import { freeElements, ORDINARY, seatFields, type Ordinary, type SeatFields } from './variant-sheets.ts';

/** Variants there are of a puzzle; `varied` counts on from the first after the last. */
export const VARIANTS = 60;

/** How a variant differs from the puzzle as written; its words are said through it. */
export interface Turning {
  /** New seat of each seat. */
  seats: readonly number[];
  /** Whether red's numbers are blue's now. */
  swapped: boolean;
  elements: Readonly<Record<Ordinary, Ordinary>>;
  /** Words of answers that name seats. */
  fields: SeatFields;
}

export interface Variant {
  facts: PuzzleFacts;
  turning: Turning;
}

/** An element by itself: the ids of skills (`fire-…`) only sound like one. */
const WORD = new RegExp(`(?<![\\w-])(${ORDINARY.join('|')})(?!\\w|-\\w)`, 'g');
const WORD_IN_TEXT = new RegExp(`\\{(card:)?(${ORDINARY.join('|')})\\}`, 'g');

/** Shares no divisor with the number of ways to order up to five things, so every way comes up, a far one first. */
const STRIDE = 11;

/** The n-th way to order these; the 0th is as they stand. */
function ordered<T>(things: readonly T[], n: number): T[] {
  if (things.length === 0) return [];
  const at = n % things.length;
  const rest = [...things.slice(0, at), ...things.slice(at + 1)];
  return [...things.slice(at, at + 1), ...ordered(rest, Math.floor(n / things.length))];
}

/** The n-th variant's turning: n = 0 leaves all as it is; all of them differ where there are ways enough. */
function turningOf(facts: PuzzleFacts, n: number, roster: Roster): Turning {
  const count = facts.setup.seating.length;
  const turns = facts.fixed.includes('seats') ? 1 : count;
  // Where R and B alternate, an odd turn swaps the colours and an even one keeps them.
  const turn = n % turns;
  const free = freeElements(facts, roster);
  const now = ordered(free, (turn + Math.floor(n / turns)) * STRIDE);
  const elements = ORDINARY.map((element) => [element, now[free.indexOf(element)] ?? element]);
  return {
    seats: Array.from({ length: count }, (_, seat) => (seat + turn) % count),
    swapped: turn % 2 === 1,
    elements: Object.fromEntries(elements) as Turning['elements'],
    fields: seatFields(facts, roster),
  };
}

const seatIn = ({ seats }: Turning, seat: number): number => seats[seat] ?? seat;
const byNewSeat = <T>(turning: Turning, values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(values).map(([seat, value]) => [String(seatIn(turning, Number(seat))), value]),
  );

const elementsIn = ({ elements }: Turning, text: string): string =>
  text.replace(WORD, (word) => elements[word as Ordinary]);
/** A card word, an effect (`shield<5`) or an answer (`attack fire->1`). */
const wordIn = (turning: Turning, text: string): string =>
  elementsIn(turning, text).replace(
    /(->|<)(\d)/g,
    (_, mark: string, seat: string) => mark + String(seatIn(turning, Number(seat))),
  );

/** An answer; of a declared skill (`use ID target=1 X=2`) the fields that hold seats. */
function answerIn(turning: Turning, text: string): string {
  const [, skill] = /^(?:use|startup|skill) ([^\s/]+)/.exec(text) ?? [];
  return wordIn(turning, text).replace(/ ([\w-]+)=(\S+)/g, (whole, field: string, values: string) =>
    skill !== undefined && turning.fields.has(`${skill} ${field}`)
      ? ` ${field}=${values.replace(/(?<=^|,)\d/g, (seat) => String(seatIn(turning, Number(seat))))}`
      : whole,
  );
}

const pairIn = ({ swapped }: Turning, pair: string): string =>
  swapped ? pair.split(':').reverse().join(':') : pair;
const stonesIn = <T>({ swapped }: Turning, { R, B }: { R?: T; B?: T }): { R?: T; B?: T } => {
  const [red, blue] = swapped ? [B, R] : [R, B];
  return { ...(red === undefined ? {} : { R: red }), ...(blue === undefined ? {} : { B: blue }) };
};

/** A card word, or a card on the table written out: who placed it sits elsewhere too. */
function placedIn(turning: Turning, entry: unknown): unknown {
  if (typeof entry === 'string') return wordIn(turning, entry);
  const { by, card, ...rest } = entry as { by?: number; card?: string | null };
  return {
    ...rest,
    ...(by === undefined ? {} : { by: seatIn(turning, by) }),
    ...(card === undefined ? {} : { card: card === null ? null : wordIn(turning, card) }),
  };
}

/** Maps a value by its key: everything of a set-up or of facts that is kept by seat, by team or by card word. */
function valueIn(turning: Turning, key: string, value: unknown): unknown {
  if (key === 'stones') return stonesIn(turning, value as { R?: string; B?: string });
  if (key === 'morale' || key === 'cups') return pairIn(turning, value as string);
  if (key === 'winner') return turning.swapped ? (value === 'R' ? 'B' : 'R') : value;
  if (key === 'you' || key === 'turn') return seatIn(turning, value as number);
  if (key === 'deckTop') return (value as string[]).map((word) => wordIn(turning, word));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(byNewSeat(turning, value as Record<string, unknown>)).map(([seat, held]) => [
      seat,
      key === 'names' ? remembered(turning, held as Record<string, number>) : cardsIn(turning, held),
    ]),
  );
}

/** Whom a skill remembers sits elsewhere. */
const remembered = (turning: Turning, names: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(names).map(([name, seat]) => [name, seatIn(turning, seat)]));

/** A list of cards, or one for each pile of covered cards; numbers, names and sheets stay as they are. */
function cardsIn(turning: Turning, held: unknown): unknown {
  if (Array.isArray(held)) return held.map((word: unknown) => placedIn(turning, word));
  if (held === null || typeof held !== 'object') return held;
  return Object.fromEntries(
    Object.entries(held).map(([name, inner]: [string, unknown]) => [
      name,
      Array.isArray(inner) ? cardsIn(turning, inner) : inner,
    ]),
  );
}

const mapped = <T extends object>(turning: Turning, values: T): T =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, valueIn(turning, key, value)])) as T;

/**
 * The n-th variant of a puzzle; 0 is the puzzle as written. Pure: the same n is always the same.
 * @param roster the characters that the puzzle names
 */
export function varied(facts: PuzzleFacts, n: number, roster: Roster = NO_ROSTER): Variant {
  const turning = turningOf(facts, n % VARIANTS, roster);
  const line = (answers: readonly string[]) => answers.map((answer) => answerIn(turning, answer));
  const shown = (shows: Facts | undefined) => (shows === undefined ? {} : { shows: mapped(turning, shows) });
  return {
    turning,
    facts: {
      ...facts,
      setup: mapped(turning, { ...facts.setup, deckTop: facts.setup.deckTop ?? [...DECK_TOP] }),
      until: seatIn(turning, facts.until),
      others: Object.fromEntries(
        Object.entries(byNewSeat(turning, facts.others)).map(([seat, answer]) => [
          seat,
          answerIn(turning, answer),
        ]),
      ),
      goal: mapped(turning, facts.goal),
      solutions: facts.solutions.map((one) => ({
        ...one,
        line: line(one.line),
        also: one.also.map(line),
        ...shown(one.shows),
      })),
      nearMisses: facts.nearMisses.map((one) => ({
        ...one,
        line: line(one.line),
        also: one.also.map(line),
        ...shown(one.shows),
      })),
    },
  };
}

/** A text of the puzzle as written, with its seats and elements turned: `{1}`, `{fire}`, `{card:fire}`. */
export const turnedText = (turning: Turning, text: string): string =>
  text
    .replace(
      WORD_IN_TEXT,
      (_, card: string | undefined, word: string) => `{${card ?? ''}${turning.elements[word as Ordinary]}}`,
    )
    .replace(/\{(\d)\}/g, (_, seat: string) => `{${String(seatIn(turning, Number(seat)))}}`);
