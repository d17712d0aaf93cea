/** How wide a text will be, without a browser: layouts are made while building. */

/** Sizes in the drawing, in px at scale 1. Nothing is smaller than a label. */
export const TEXT = { name: 13, label: 12 } as const;

const isWide = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  // Han, its punctuation, full-width forms, and the circled digits that CJK fonts draw one em wide.
  return (code >= 0x2460 && code <= 0x24ff) || (code >= 0x2e80 && code <= 0x9fff) || code >= 0xf900;
};

/** Width of a text in px: a Han character is one em, a Latin letter a little over half of one. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const char of text) ems += isWide(char) ? 1 : char === '⌛' ? 1.1 : 0.58;
  return Math.ceil(ems * size);
}
