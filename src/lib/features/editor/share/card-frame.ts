/** Head and foot of a printed card: seal, name, faction, the three limits between a thick and a thin line; whose it is. */
import { fitted } from './card-lines.ts';
import { CARD, type CardContent, type CardPage, type CardText, type MeasureText } from './card-parts.ts';

/** The room inside the frame; a card that another goes on with has a lower head. */
export const FRAME = {
  ...{ left: 29, right: CARD.width - 29 },
  ...{ bodyTop: 146, laterTop: 82, bodyBottom: 564 },
} as const;
const SEAL = 58;
const NAME_LEFT = FRAME.left + SEAL + 16;
const NAME_SIZES = [27, 23, 20, 17];

const text = (x: number, y: number, words: string, size: number, more: Partial<CardText> = {}): CardText => ({
  ...{ x, y, text: words, size, face: 'sans', bold: false, ink: 'ink-2', anchor: 'start' },
  ...more,
});
const TITLE = { face: 'serif', bold: true, ink: 'ink' } as const;

function nameParts({ name, otherName, faction }: CardContent, measure: MeasureText): CardText[] {
  const room = FRAME.right - Math.max(34, measure(faction.name, 'serif', 15, true) + 6) - NAME_LEFT;
  const size = NAME_SIZES.find((one) => measure(name, 'serif', one, true) <= room) ?? NAME_SIZES.at(-1) ?? 17;
  const wide = (words: string): number => measure(words, 'serif', size, true);
  const small = (words: string): number => measure(words, 'sans', 14, false);
  return [
    text(NAME_LEFT, otherName === '' ? 68 : 62, fitted(name, room, wide), size, TITLE),
    ...(otherName === '' ? [] : [text(NAME_LEFT, 82, fitted(otherName, room, small), 14, { ink: 'quiet' })]),
  ];
}

function limitParts({ limits }: CardContent, measure: MeasureText): CardPage {
  const column = (FRAME.right - FRAME.left) / limits.length;
  const page: CardPage = { texts: [], icons: [], boxes: [], rules: [] };
  limits.forEach(({ icon, name, value }, at) => {
    const left = FRAME.left + at * column;
    const number = String(value);
    const numberWidth = measure(number, 'serif', 18, true);
    const room = column - 12 - 21 - 6 - numberWidth;
    const size = measure(name, 'sans', 13, false) <= room ? 13 : 11;
    const label = fitted(name, room, (words) => measure(words, 'sans', size, false));
    const labelWidth = measure(label, 'sans', size, false);
    const x = left + (column - 21 - labelWidth - 6 - numberWidth) / 2;
    page.icons.push({ name: icon, x, y: 109, size: 16, ink: 'ink' });
    page.texts.push(text(x + 21, 122, label, size));
    page.texts.push(text(x + 21 + labelWidth + 6, 123.5, number, 18, TITLE));
    if (at > 0) page.rules.push({ x: left, y: 101, width: 0, weight: 0.6, upright: 32 });
  });
  return page;
}

export function headParts(content: CardContent, measure: MeasureText): CardPage {
  const page = limitParts(content, measure);
  const { faction, seal } = content;
  const factionWidth = Math.max(28, measure(faction.name, 'serif', 15, true));
  const factionMiddle = FRAME.right - factionWidth / 2;
  page.boxes.push({ shape: 'seal', x: FRAME.left, y: 31, width: SEAL, height: SEAL });
  page.texts.push(
    text(FRAME.left + SEAL / 2, 31 + SEAL / 2 + 11, seal, 30, {
      ...TITLE,
      ink: 'on-ink',
      anchor: 'middle',
    }),
    ...nameParts(content, measure),
    text(factionMiddle, 83, faction.name, 15, { ...TITLE, anchor: 'middle' }),
  );
  page.icons.push({ name: `fa-${faction.id}`, x: factionMiddle - 15, y: 34, size: 30, ink: 'ink' });
  const width = FRAME.right - FRAME.left;
  page.rules.push({ x: FRAME.left, y: 100, width, weight: 2 });
  page.rules.push({ x: FRAME.left, y: 133.5, width, weight: 1 });
  return page;
}

/** The head of a card that goes on: whose it is, no more. */
export function laterHeadParts({ name, seal }: CardContent, measure: MeasureText): CardPage {
  const side = 34;
  const width = FRAME.right - FRAME.left;
  const wide = (words: string): number => measure(words, 'serif', 20, true);
  return {
    texts: [
      text(FRAME.left + side / 2, 49.5, seal, 17, { ...TITLE, ink: 'on-ink', anchor: 'middle' }),
      text(FRAME.left + side + 12, 50, fitted(name, width - side - 12, wide), 20, TITLE),
    ],
    icons: [],
    boxes: [{ shape: 'seal', x: FRAME.left, y: 26, width: side, height: side }],
    rules: [
      { x: FRAME.left, y: 68, width, weight: 2 },
      { x: FRAME.left, y: 72, width, weight: 1 },
    ],
  };
}

/** Stars in halves: a half one is written, since it has no symbol of its own. */
export function footParts(
  { foot, stars }: CardContent,
  measure: MeasureText,
  at: number,
  count: number,
): CardPage {
  const page: CardPage = { texts: [], icons: [], boxes: [], rules: [] };
  const y = 582;
  page.icons.push({ name: 'logo', x: FRAME.left, y: y - 12.5, size: 15, ink: 'quiet' });
  let right = FRAME.right;
  if (stars % 1 !== 0) {
    page.texts.push(text(right, y, '\u00bd', 13, { ink: 'quiet', anchor: 'end' }));
    right -= 13;
  }
  for (let star = 0; star < Math.floor(stars); star++) {
    right -= 12;
    page.texts.push(text(right, y, '\u2605', 12, { ink: 'quiet' }));
  }
  if (count > 1) {
    const pages = `${at + 1}/${count}`;
    right -= 8;
    page.texts.push(text(right, y, pages, 13, { ink: 'quiet', anchor: 'end' }));
    right -= measure(pages, 'sans', 13, false);
  }
  const room = right - FRAME.left - 20 - 10;
  const words = fitted(foot, room, (one) => measure(one, 'sans', 13, false));
  page.texts.push(text(FRAME.left + 21, y, words, 13, { ink: 'quiet' }));
  return page;
}
