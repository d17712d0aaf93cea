/**
 * A puzzle that comes back is varied, so that its picture cannot be learned by heart (docs/lesson-format.md): the seats
 * are turned, red and blue may be swapped (seat 0 stays red, §2.3), the five ordinary elements change places.
 */
import type { Facts } from './format.ts';
import type { PuzzleFacts } from './puzzle-format.ts';
import { DECK_TOP } from './setup.ts';

export const ORDINARY = ['wind', 'water', 'fire', 'earth', 'thunder'] as const;
export type Ordinary = (typeof ORDINARY)[number];

/** Variants there are of a puzzle; `varied` counts on from the first after the last. */
export const VARIANTS = 60;

/** How a variant differs from the puzzle as written; its words are said through it. */
export interface Turning {
  /** New seat of each seat. */
  seats: readonly number[];
  /** Whether red's numbers are blue's now. */
  swapped: boolean;
  elements: Readonly<Record<Ordinary, Ordinary>>;
}

export interface Variant {
  facts: PuzzleFacts;
  turning: Turning;
}

const WORD = new RegExp(`\\b(${ORDINARY.join('|')})\\b`, 'g');
const WORD_IN_TEXT = new RegExp(`\\{(card:)?(${ORDINARY.join('|')})\\}`, 'g');

/** The n-th variant's turning: n = 0 leaves all as it is, and all of them differ. */
function turningOf({ setup, fixed }: PuzzleFacts, n: number): Turning {
  const count = setup.seating.length;
  // Where R and B alternate, an odd turn swaps the colours and an even one keeps them.
  const turn = fixed.includes('seats') ? 0 : n % count;
  const [times, plus] = fixed.includes('elements') ? [1, 0] : [1 + (n % 4), n % 5];
  const elements = ORDINARY.map((element, index) => [
    element,
    ORDINARY[(index * times + plus) % 5] ?? element,
  ]);
  return {
    seats: Array.from({ length: count }, (_, seat) => (seat + turn) % count),
    swapped: turn % 2 === 1,
    elements: Object.fromEntries(elements) as Turning['elements'],
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
  const words = (list: unknown): unknown =>
    Array.isArray(list) ? list.map((word: unknown) => placedIn(turning, word)) : list;
  return Object.fromEntries(
    Object.entries(byNewSeat(turning, value as Record<string, unknown>)).map(([seat, held]) => [
      seat,
      words(held),
    ]),
  );
}

const mapped = <T extends object>(turning: Turning, values: T): T =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, valueIn(turning, key, value)])) as T;

/** The n-th variant of a puzzle; 0 is the puzzle as written. Pure: the same n is always the same. */
export function varied(facts: PuzzleFacts, n: number): Variant {
  const turning = turningOf(facts, n % VARIANTS);
  const line = (answers: readonly string[]) => answers.map((answer) => wordIn(turning, answer));
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
          wordIn(turning, answer),
        ]),
      ),
      goal: mapped(turning, facts.goal),
      solutions: facts.solutions.map((one) => ({ ...one, line: line(one.line), ...shown(one.shows) })),
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
