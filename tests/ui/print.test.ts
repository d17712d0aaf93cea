import { describe, expect, it } from 'vitest';
import { footLine, nameLines, PRINTS, upright } from '../../src/lib/ui/card/print.ts';

describe('names on a card', () => {
  it('stand upright in the middle of their column', () => {
    const column = { x: 18, middle: 58, size: 16 };
    const glyphs = upright('abc', column);
    expect(glyphs.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    const middle = ((glyphs[0]?.y ?? 0) + (glyphs[2]?.y ?? 0)) / 2;
    // A baseline lies under the middle of its letter.
    expect(middle).toBeGreaterThan(58);
    expect(middle).toBeLessThan(66);
  });

  it('never get smaller than 13 px, however long', () => {
    for (const { column } of Object.values(PRINTS)) {
      if (column)
        expect(Math.min(...upright('abcdef', column).map(({ size }) => size))).toBeGreaterThanOrEqual(13);
    }
  });

  it('lie in two lines at most', () => {
    expect(nameLines('Fire Slash')).toEqual(['Fire', 'Slash']);
    expect(nameLines('Poison')).toEqual(['Poison']);
    expect(nameLines('Rain of Small Stars')).toEqual(['Rain', 'of Small Stars']);
  });

  it('are cut at the foot after fourteen letters', () => {
    expect(footLine('Blood Wail')).toBe('Blood Wail');
    expect(footLine('Blood Shadow Blade')).toBe('Blood Shadow…');
  });
});
