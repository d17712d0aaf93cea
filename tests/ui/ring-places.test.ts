import { describe, expect, it } from 'vitest';
import { fromViewer, ringPlaces } from '../../src/lib/ui/board/ring-places.ts';

const seats = (n: number) => Array.from({ length: n }, (_, seat) => ({ seat }));

describe('§2.2 the ring of seats', () => {
  it('begins with the viewer and keeps the turn order', () => {
    expect(fromViewer(seats(6), 4).map(({ seat }) => seat)).toEqual([4, 5, 0, 1, 2, 3]);
  });

  it('begins with seat 0 for a spectator', () => {
    expect(fromViewer(seats(4), null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  it.each([4, 6, 8])('puts the viewer of %i at the bottom centre', (n) => {
    expect(ringPlaces(n)).toHaveLength(n);
    expect(ringPlaces(n)[0]).toEqual({ column: 2, row: 3 });
  });

  it.each([4, 6, 8])('puts the next of %i at the right hand and the last at the left', (n) => {
    const places = ringPlaces(n);
    expect(places[1]?.column).toBe(3);
    expect(places[n - 1]?.column).toBe(1);
  });

  it.each([4, 6, 8])('runs counter-clockwise for %i', (n) => {
    const around = ringPlaces(n).map(({ column, row }) => Math.atan2(2 - row, column - 2));
    const turned = around.map((angle) => (angle - (around[0] ?? 0) + 4 * Math.PI) % (2 * Math.PI));
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
  });

  it.each([4, 6, 8])('never puts two of %i on one place', (n) => {
    expect(new Set(ringPlaces(n).map(({ column, row }) => `${column} ${row}`)).size).toBe(n);
  });

  it('sets four in two rows on a low board', () => {
    expect(ringPlaces(4, true).slice(1)).toEqual([
      { column: 3, row: 1 },
      { column: 2, row: 1 },
      { column: 1, row: 1 },
    ]);
  });
});
