import { describe, expect, test } from 'vitest';
import { chosenParts, readChosen } from '../../../src/lib/features/editor/print/chosen.ts';
import {
  chunked,
  COUNTS,
  cropMarks,
  PAPERS,
  planSheet,
  type Rect,
} from '../../../src/lib/features/editor/print/geometry.ts';
import { showHash } from '../../../src/lib/features/table/address.svelte.ts';

const papers = ['a4', 'letter'] as const;
const isInside = (x: number, y: number, { x: left, y: top, width, height }: Rect): boolean =>
  x > left && x < left + width && y > top && y < top + height;

describe('a sheet of cards', () => {
  for (const paper of papers)
    for (const count of COUNTS)
      test(`${count} lie on ${paper}, apart from each other and from the edge`, () => {
        const { places, aside, card } = planSheet(paper, count);
        expect(places).toHaveLength(count);
        for (const place of places) {
          expect(place.x).toBeGreaterThanOrEqual(5);
          expect(place.y).toBeGreaterThanOrEqual(5);
          expect(place.x + card.width).toBeLessThan(aside.x);
          expect(place.y + card.height).toBeLessThanOrEqual(PAPERS[paper].height - 5);
          for (const other of places)
            if (other !== place)
              expect(
                Math.abs(other.x - place.x) >= card.width + 5 ||
                  Math.abs(other.y - place.y) >= card.height + 5,
              ).toBe(true);
        }
        expect(aside.x + 30).toBeLessThanOrEqual(PAPERS[paper].width - 5);
      });

  test('two have the card’s full size, six 59 % of it', () => {
    expect(planSheet('a4', 2).card).toEqual({ width: 110, height: 160 });
    const six = planSheet('a4', 6).card;
    expect(six.width).toBe(65);
    expect(six.height).toBeCloseTo(94.5, 1);
  });

  test('marks stand outside every card and on the paper', () => {
    for (const paper of papers)
      for (const count of COUNTS) {
        const { places } = planSheet(paper, count);
        for (const place of places)
          for (const { x1, y1, x2, y2 } of cropMarks(place)) {
            for (const other of places) {
              expect(isInside(x1, y1, other) || isInside(x2, y2, other)).toBe(false);
            }
            for (const at of [x1, y1, x2, y2]) expect(at).toBeGreaterThan(2);
            expect(x1 === x2 || y1 === y2).toBe(true);
          }
      }
  });

  test('the last sheet holds what is left', () => {
    expect(chunked([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunked([], 6)).toEqual([]);
  });
});

describe('what is to be printed, in the address', () => {
  test('comes back as it went', () => {
    const chosen = { own: ['a-1', 'b_2'], official: ['angel'], paper: 'letter', count: 2 } as const;
    expect(readChosen(`#${showHash(chosenParts(chosen))}`)).toEqual(chosen);
  });

  test.each(['', '#', '#own=%3Cb%3E.ok&count=99&paper=__proto__', '#official=a.a.a', '#own=...'])(
    'whatever stands there (%s) says something',
    (hash) => {
      const { own, official, paper, count } = readChosen(hash);
      expect([...own, ...official].every((id) => /^[\w-]+$/.test(id))).toBe(true);
      expect(new Set(official).size).toBe(official.length);
      expect([paper, count]).toEqual(['a4', 6]);
    },
  );
});
