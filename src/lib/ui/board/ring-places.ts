/**
 * Where seats stand: the viewer at the bottom centre, the next player at their right hand, the ring
 * counter-clockwise (§2.2). One grid of three columns and three rows holds 4, 6 and 8 at every width.
 */
export interface Place {
  column: 1 | 2 | 3;
  row: 1 | 2 | 3;
}

const at = (column: Place['column'], row: Place['row']): Place => ({ column, row });

const FOUR = [at(2, 3), at(3, 2), at(2, 1), at(1, 2)];
/** Four in two rows, for boards with little height: the three others above the viewer. */
const FOUR_LOW = [at(2, 3), at(3, 1), at(2, 1), at(1, 1)];
const SIX = [at(2, 3), at(3, 3), at(3, 1), at(2, 1), at(1, 1), at(1, 3)];
const EIGHT = [at(2, 3), at(3, 3), at(3, 2), at(3, 1), at(2, 1), at(1, 1), at(1, 2), at(1, 3)];

/** Places in turn order, the viewer's first. Any other number of seats takes the next larger ring. */
export function ringPlaces(count: number, low = false): readonly Place[] {
  if (count <= 4) return low ? FOUR_LOW : FOUR;
  return count <= 6 ? SIX : EIGHT;
}

/** Seats in turn order, the viewer's first; a spectator sits where seat 0 does. */
export function fromViewer<S extends { seat: number }>(seats: readonly S[], viewer: number | null): S[] {
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === viewer),
  );
  return [...seats.slice(first), ...seats.slice(0, first)];
}
