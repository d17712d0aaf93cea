/** Claims of a lesson about the table, read from a view: what everybody sees is all that a lesson may claim. */
import type { SeatView, TableView } from '../grail/index.ts';
import type { Facts } from './format.ts';
import { showStones } from './setup.ts';

/** One number (or name) of the table by its place, like `hand.1`, `stones.R` or `table.2`. */
export interface Fact {
  place: string;
  value: string;
}

/** A claim that does not hold. */
export interface Misfit {
  place: string;
  wanted: string;
  got: string;
}

/** A number of the table that is another one now. */
export interface Change {
  place: string;
  before: string;
  after: string;
}

const TEAMS = { R: 0, B: 1 } as const;
const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? 'none' : String(value);
const list = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : [...names].sort().join(' ');

/** Card words of effects as lessons write them, by the name they bear on the table. */
const WORDS: Readonly<Record<string, string>> = { 'holy-shield': 'shield', weakness: 'weak' };

/** Takes claims apart, one place each. */
export function factsIn(facts: Facts): Fact[] {
  const found: Fact[] = [];
  for (const [key, value] of Object.entries(facts) as [keyof Facts, unknown][]) {
    if (value === undefined) continue;
    if (typeof value === 'string') found.push({ place: key, value });
    else found.push(...inner(key, value as Record<string, unknown>));
  }
  return found;
}

function inner(key: string, values: Record<string, unknown>): Fact[] {
  return Object.entries(values).flatMap(([at, value]): Fact[] => {
    const place = `${key}.${at}`;
    if (Array.isArray(value)) return [{ place, value: list(value as string[]) }];
    if (value !== null && typeof value === 'object') return inner(place, value as Record<string, unknown>);
    return [{ place, value: text(value as string | number | null | undefined) }];
  });
}

/** Covered cards at a seat, under whichever token they lie. */
export const coveredSize = ({ piles }: SeatView): number => piles.reduce((sum, { size }) => sum + size, 0);

const ofSeat: Readonly<Record<string, (seat: SeatView, rest: string) => string>> = {
  hand: (seat) => text(seat.handSize),
  covered: (seat) => text(coveredSize(seat)),
  heals: (seat) => text(seat.heals),
  energy: (seat) => showStones(seat.energy),
  table: (seat) => list(seat.table.map(({ name }) => WORDS[name] ?? name)),
  tokens: (seat, token) => text(seat.tokens[token] ?? 0),
  form: (seat) => text(seat.form),
  limit: (seat, of) =>
    text(of === 'hand' ? seat.handLimit : of === 'heals' ? seat.healLimit : seat.energyLimit),
};

/** What stands at this place of the table. */
export function factAt(view: TableView, place: string): string {
  const [key = '', at = '', rest = ''] = place.split('.');
  const read = ofSeat[key];
  if (read) {
    const seat = view.seats[Number(at)];
    return seat ? read(seat, rest) : 'none';
  }
  const [red, blue] = view.teams;
  if (key === 'stones') return showStones(view.teams[TEAMS[at as 'R' | 'B']].stones);
  if (key === 'morale') return `${String(red.morale)}:${String(blue.morale)}`;
  if (key === 'cups') return `${String(red.cups)}:${String(blue.cups)}`;
  if (key === 'winner') return view.result === null ? 'none' : view.result.winner === 0 ? 'R' : 'B';
  if (key === 'reason') return text(view.result?.reason);
  return 'none';
}

/** Every claim that the table does not bear out. */
export function misfits(view: TableView, facts: Facts): Misfit[] {
  return factsIn(facts)
    .map(({ place, value }) => ({ place, wanted: value, got: factAt(view, place) }))
    .filter(({ wanted, got }) => wanted !== got);
}

/** What these claims say, as before → after; what stays the same is shown too, since staying may be the point. */
export function changesOf(before: TableView, after: TableView, facts: Facts): Change[] {
  return factsIn(facts).map(({ place }) => ({
    place,
    before: factAt(before, place),
    after: factAt(after, place),
  }));
}
