/** Which cards a situation asks for, and in which zone each of them is to lie. */
import type { PlacedInput, Situation, SituationSeat } from '../situation.ts';
import type { SeatId } from './board.ts';
import type { Sheets } from './build-characters.ts';
import type { Problem } from './problems.ts';
import { laidCard, ONLY_PILE, pileOf } from './sheet.ts';
import { isWordError, parseCardWords, type CardPattern } from './words.ts';

export type Zone = 'hand' | 'covered' | 'table' | 'deckTop' | 'discard';

/** One card that must be found, for the place `index` of a zone (−1: the zone belongs to no seat). */
export interface Demand {
  pattern: CardPattern;
  zone: Zone;
  seat: SeatId;
  /** The token that covers it; empty in every other zone. */
  pile: string;
  index: number;
}

/** What lies in front of a seat, its word still to be filled with a copy. */
export interface PlacedWish {
  seat: SeatId;
  word: string | null;
  as: string | null;
  countsAs: string | null;
  exclusive: boolean;
  by: SeatId;
}

/** Who placed a table card if nobody says: seat 1. */
const DEFAULT_PLACER: SeatId = 1;

/** All cards of the situation by place; broken words become problems. Seats out of range are left out. */
export function collectDemands(
  seats: readonly [SeatId, SituationSeat][],
  situation: Situation,
  placed: readonly PlacedWish[],
  sheets: Sheets,
  problems: Problem[],
): Demand[] {
  const demands: Demand[] = [];
  const add = (words: readonly string[], zone: Zone, seat: SeatId, pile = ''): void => {
    let index = 0;
    for (const word of words)
      for (const pattern of patternsOf(word, zone, seat, problems))
        demands.push({ pattern, zone, seat, pile, index: index++ });
  };
  for (const [seat, wish] of seats) {
    add(wish.hand ?? [], 'hand', seat);
    for (const [pile, words] of pilesOf(wish.covered ?? {}, sheets, seat)) add(words, 'covered', seat, pile);
  }
  placed.forEach(({ word, seat }, index) => {
    if (word === null) return;
    const [pattern] = patternsOf(word, 'table', seat, problems);
    if (pattern) demands.push({ pattern, zone: 'table', seat, pile: '', index });
  });
  add(situation.deckTop ?? [], 'deckTop', -1);
  add(situation.discard ?? [], 'discard', -1);
  return demands;
}

/** Covered cards by token. A list without a token belongs to the sheet's only one; where it has several, none is meant. */
function pilesOf(
  covered: NonNullable<SituationSeat['covered']>,
  sheets: Sheets,
  seat: SeatId,
): [string, readonly string[]][] {
  if (!Array.isArray(covered)) return Object.entries(covered);
  return covered.length === 0 ? [] : [[pileOf(sheets[seat] ?? null) ?? ONLY_PILE, covered]];
}

/**
 * The cards in front of all seats: `shield`, `poison<3` and the long form become one shape. What the sheet of the seat
 * that laid it says of a card need not be said again.
 */
export function collectPlaced(
  seats: readonly [SeatId, SituationSeat][],
  sheets: Sheets,
  problems: Problem[],
): PlacedWish[] {
  return seats.flatMap(([seat, { table = [] }]) =>
    table.map((entry): PlacedWish => {
      const { card, by, ...rest }: PlacedInput = typeof entry === 'string' ? { card: entry } : entry;
      const [word = null, placer, more] = card === null ? [] : card.split('<');
      if (placer !== undefined && (!/^\d$/.test(placer) || more !== undefined))
        problems.push({ code: 'unknownCardWord', facts: { word: String(card), zone: 'table', seat } });
      const placedBy = by ?? (placer === undefined ? DEFAULT_PLACER : Number(placer));
      const said = laidCard(sheets[placedBy] ?? null, rest.as ?? '');
      const wish = {
        as: null,
        countsAs: said?.countsAs ?? null,
        exclusive: said?.kind === 'exclusive',
        ...rest,
      };
      return { ...wish, seat, word, by: placedBy };
    }),
  );
}

function patternsOf(word: string, zone: Zone, seat: SeatId, problems: Problem[]): CardPattern[] {
  const patterns = parseCardWords(String(word));
  if (!isWordError(patterns)) return patterns;
  const { part, code } = patterns;
  problems.push({
    code: 'unknownCardWord',
    facts: { word: String(word), part, why: code, zone, ...seatFact(seat) },
  });
  return [];
}

/** The seat as a fact, where a zone has one. */
export function seatFact(seat: SeatId): { seat?: number } {
  return seat < 0 ? {} : { seat };
}
