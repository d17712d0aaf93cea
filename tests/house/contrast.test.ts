import { describe, expect, it } from 'vitest';
import { read } from './source-files.ts';

const tokens = read('src/lib/ui/tokens.css');
const colours = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)/gi)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const words = (list: string): string[] => list.trim().split(/\s+/);

const pairs = [...tokens.matchAll(/@pair ([\w -]+) \/ ([\w -]+) \/ ([\d.]+)/g)].flatMap(
  ([, texts = '', grounds = '', minimum]) =>
    words(texts).flatMap((text) =>
      words(grounds).map((ground) => ({ text, ground, minimum: Number(minimum) })),
    ),
);

describe('colours', () => {
  it('knows black on white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  });

  it.each(['light', 'dark'] as const)('are far enough apart in the %s theme', (theme) => {
    expect(pairs.length).toBeGreaterThan(100);
    const weak = pairs.filter(({ text, ground, minimum }) => {
      const [a, b] = [colours.get(text), colours.get(ground)];
      if (a === undefined || b === undefined) return true;
      return contrast(a[theme], b[theme]) < minimum;
    });
    expect(weak).toEqual([]);
  });
});
