/** The stacks of type a card is set in, and how wide a text comes out in them. */
import type { Face, MeasureText } from './card-parts.ts';

/** What the card's own fonts (`card-fonts.ts`) are called in the page. */
export const FAMILIES: Readonly<Record<Face, string>> = {
  sans: 'Grailwright Card Sans',
  serif: 'Grailwright Card Serif',
};
/** The card's own fonts first; the reader's where a sign or the network is missing. */
export const STACKS: Readonly<Record<Face, string>> = {
  sans: `'${FAMILIES.sans}', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif`,
  serif: `'${FAMILIES.serif}', 'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif`,
};
export const weightOf = (bold: boolean): number => (bold ? 700 : 400);

/** Measures with the fonts that are ready at that time. */
export function measurer(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, face, size, bold) => {
    const key = `${face}${bold ? 1 : 0}${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context === null) width = text.length * 100;
      else {
        // A hundred px: browsers round the widths of small type.
        context.font = `${weightOf(bold)} 100px ${STACKS[face]}`;
        width = context.measureText(text).width;
      }
      known.set(key, width);
    }
    return (width * size) / 100;
  };
}
