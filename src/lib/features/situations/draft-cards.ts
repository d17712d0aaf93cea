/** Changes of what lies where: hands, in front of seats, on top of the deck. */
import type { Given } from '$lib/dsl/cases/schema.ts';
import type { SeatId } from '$lib/grail';
import type { Draft } from './draft.ts';

/** A new value of the draft; whether it can be, `attempt` says. */
export type Change = (draft: Draft) => Draft;

export const given =
  (change: (given: Given) => Given): Change =>
  (draft) => ({ ...draft, given: change(draft.given) });

type Columns = {
  [K in keyof Given as Given[K] extends Record<string, unknown> | undefined ? K : never]: Given[K];
};
type Entry<K extends keyof Columns> = NonNullable<Given[K]> extends Record<string, infer V> ? V : never;

/** What is said seat by seat. */
type EntryKey =
  | ('hands' | 'table' | 'heals' | 'energy' | 'tokens' | 'covered')
  | ('form' | 'sideways' | 'names' | 'gone' | 'characters' | 'character');

/** Puts what one seat has of something; undefined takes it away, so that a link stays short. */
export function withEntry<K extends keyof Columns & EntryKey>(
  key: K,
  seat: SeatId,
  value: Entry<K> | undefined,
): Change {
  return given((held) => {
    const column = Object.entries(held[key] ?? {}).filter(([other]) => other !== String(seat));
    if (value !== undefined) column.push([String(seat), value]);
    column.sort(([a], [b]) => Number(a) - Number(b));
    const { [key]: _, ...rest } = held;
    return column.length === 0 ? rest : { ...rest, [key]: Object.fromEntries(column) };
  });
}

export const orNothing = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

/** `fire*3` as three words: in a hand that is edited each card stands for itself. */
export const singleWords = (words: readonly string[] = []): string[] =>
  words.flatMap((word) => {
    const [card = '', times] = word.split('*');
    const count = times === undefined ? 1 : Number(times);
    return Number.isInteger(count) && count > 0 && count <= 150
      ? Array.from({ length: count }, () => card)
      : [word];
  });

export const handOf = ({ given: { hands } }: Draft, seat: SeatId): string[] => singleWords(hands?.[seat]);
export const deckTopOf = ({ given: { deckTop } }: Draft): string[] => singleWords(deckTop);

const inserted = <T>(list: readonly T[], value: T, at = list.length): T[] => [
  ...list.slice(0, at),
  value,
  ...list.slice(at),
];
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
function movedWithin<T>(list: readonly T[], from: number, to: number): T[] {
  const value = list[from];
  return value === undefined || to < 0 || to >= list.length
    ? [...list]
    : inserted(without(list, from), value, to);
}

const withHand =
  (seat: SeatId, change: (hand: string[]) => string[]): Change =>
  (draft) =>
    withEntry('hands', seat, orNothing(change(handOf(draft, seat))))(draft);
const withDeckTop = (change: (words: string[]) => string[]): Change =>
  given(({ deckTop, ...rest }) => {
    const words = orNothing(change(singleWords(deckTop)));
    return words === undefined ? rest : { ...rest, deckTop: words };
  });

export const addToHand = (seat: SeatId, word: string, at?: number): Change =>
  withHand(seat, (hand) => inserted(hand, word, at));
export const removeFromHand = (seat: SeatId, at: number): Change =>
  withHand(seat, (hand) => without(hand, at));
export const moveInHand = (seat: SeatId, from: number, to: number): Change =>
  withHand(seat, (hand) => movedWithin(hand, from, to));
/** From one seat's hand to another's. */
export const passCard =
  (from: SeatId, at: number, to: SeatId): Change =>
  (draft) => {
    const word = handOf(draft, from)[at];
    return word === undefined ? draft : addToHand(to, word)(removeFromHand(from, at)(draft));
  };
export const addToDeckTop = (word: string): Change => withDeckTop((words) => inserted(words, word));
export const removeFromDeckTop = (at: number): Change => withDeckTop((words) => without(words, at));

/** One thing in front of a seat: the card's word, and who placed it. */
export interface InFront {
  word: string;
  by: SeatId;
}
export type Placed = Entry<'table'>[number];

/** Who placed a card if nobody says: the same for every reader of cases. */
const DEFAULT_PLACER = 1;

export function readPlaced(entry: Placed): InFront {
  const { card, by, as } = typeof entry === 'string' ? { card: entry, by: undefined, as: undefined } : entry;
  const [word = '', placer] = (card ?? '').split('<');
  return { word: as ?? word, by: by ?? (placer === undefined ? DEFAULT_PLACER : Number(placer)) };
}

export const frontOf = ({ given: { table } }: Draft, seat: SeatId): InFront[] =>
  (table?.[seat] ?? []).map(readPlaced);

const withFront =
  (seat: SeatId, change: (front: Placed[]) => Placed[]): Change =>
  (draft) =>
    withEntry('table', seat, orNothing(change([...(draft.given.table?.[seat] ?? [])])))(draft);

export const placeInFront = (seat: SeatId, word: string, by: SeatId): Change =>
  withFront(seat, (front) => [...front, `${word}<${by}`]);
export const removeFromFront = (seat: SeatId, at: number): Change =>
  withFront(seat, (front) => without(front, at));
export const setPlacer = (seat: SeatId, at: number, by: SeatId): Change =>
  withFront(seat, (front) =>
    front.map((entry, index) => {
      if (index !== at) return entry;
      return typeof entry === 'string' ? `${readPlaced(entry).word}<${by}` : { ...entry, by };
    }),
  );

export const setHeals = (seat: SeatId, heals: number): Change =>
  withEntry('heals', seat, heals === 0 ? undefined : heals);
