/** Numbers of the table that have changed between two views, in the words of a lesson's claims. */
import type { SeatView, TableView } from '../grail/index.ts';
import { coveredSize, factAt } from './facts.ts';
import type { Facts } from './format.ts';
import { showStones } from './setup.ts';

/** What a lesson can claim of one seat; the keys are those of `facts` in the schema. */
const OF_SEAT = {
  hand: (seat: SeatView) => seat.handSize,
  covered: coveredSize,
  heals: (seat: SeatView) => seat.heals,
  energy: (seat: SeatView) => showStones(seat.energy),
  table: (seat: SeatView, view: TableView) =>
    factAt(view, `table.${String(seat.seat)}`)
      .split(' ')
      .filter((name) => name !== 'none'),
  form: (seat: SeatView) => seat.form,
} as const;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function seatFacts(before: TableView, after: TableView): Facts {
  const facts: Record<string, Record<string, unknown>> = {};
  for (const [key, read] of Object.entries(OF_SEAT))
    after.seats.forEach((seat, index) => {
      const held = before.seats[index];
      const value = read(seat, after);
      if (held === undefined || isSame(read(held, before), value)) return;
      facts[key] = { ...facts[key], [String(seat.seat)]: value };
    });
  return facts;
}

/** What has changed, as the later view shows it: seats, stones, morale, cups, and who has won. */
export function factsBetween(before: TableView, after: TableView): Facts {
  const facts = seatFacts(before, after);
  const differs = (place: string) => factAt(before, place) !== factAt(after, place);
  const stones = Object.fromEntries(
    (['R', 'B'] as const)
      .filter((team) => differs(`stones.${team}`))
      .map((team) => [team, factAt(after, `stones.${team}`)]),
  );
  if (Object.keys(stones).length > 0) facts.stones = stones;
  if (differs('morale')) facts.morale = factAt(after, 'morale');
  if (differs('cups')) facts.cups = factAt(after, 'cups');
  if (after.result !== null && after.result.winner !== null)
    facts.winner = after.result.winner === 0 ? 'R' : 'B';
  return facts;
}
