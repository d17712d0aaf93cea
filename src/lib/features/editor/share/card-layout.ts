/** Lays a character card out: pure, by measuring. Text of 14 px if all fits on one card, else of 13, then tighter, then on more cards. */
import { fitted, linesOf } from './card-lines.ts';
import { footParts, FRAME, headParts, laterHeadParts } from './card-frame.ts';
import type { CardContent, CardPage, CardText, MeasureText } from './card-parts.ts';

const MARK = 24;
const TEXT_LEFT = FRAME.left + 34;
const TEXT_WIDTH = FRAME.right - TEXT_LEFT;

/** Something that stands under what came before it: a head and the lines of its text. */
interface Block {
  head: (y: number) => CardPage;
  headHeight: number;
  lines: string[];
  gap: number;
}
interface Setting {
  size: number;
  leading: number;
  /** Between two skills. */
  gap: number;
}
const SETTINGS: readonly Setting[] = [
  { size: 14, leading: 22.4, gap: 9 },
  { size: 13, leading: 18.6, gap: 6 },
  { size: 13, leading: 17.2, gap: 3 },
];

export const emptyPage = (): CardPage => ({ texts: [], icons: [], boxes: [], rules: [] });

export function join(onto: CardPage, part: CardPage): void {
  onto.texts.push(...part.texts);
  onto.icons.push(...part.icons);
  onto.boxes.push(...part.boxes);
  onto.rules.push(...part.rules);
}

const plain = (x: number, y: number, text: string, size: number): CardText => ({
  ...{ x, y, text, size, face: 'sans', bold: false, ink: 'ink-2', anchor: 'start' },
});

type SkillOf = CardContent['skills'][number];

/** Elements stand at the right end; they and the tags are never cut, the name is. */
function skillHead(skill: SkillOf, measure: MeasureText, y: number): CardPage {
  const page = emptyPage();
  const middle = y + MARK / 2;
  page.boxes.push({ shape: skill.class, x: FRAME.left, y, width: MARK, height: MARK });
  const markInk = skill.class === 'ultimate' ? 'on-ink' : 'ink';
  page.texts.push({
    ...{ x: FRAME.left + MARK / 2, y: middle + 5.2, text: skill.mark, size: 14 },
    ...{ face: 'serif', bold: true, ink: markInk, anchor: 'middle' },
  });
  let right = FRAME.right;
  for (const element of skill.elements.toReversed()) {
    right -= 15;
    page.icons.push({ name: `el-${element}`, x: right, y: middle - 7.5, size: 15, ink: element });
    right -= 11;
  }
  const tagWidth = measure(skill.type, 'sans', 13, false) + 12;
  const costWidths = skill.costs.map(({ text }) => 19 + measure(text, 'sans', 13, false));
  const aside = tagWidth + 8 + costWidths.reduce((sum, width) => sum + width + 6, 0);
  const room = right - TEXT_LEFT - aside - 4;
  const wide = (text: string): number => measure(text, 'serif', 17, true);
  const name = fitted(skill.name, Math.max(room, 40), wide);
  page.texts.push({
    ...{ x: TEXT_LEFT, y: middle + 6, text: name, size: 17 },
    ...{ face: 'serif', bold: true, ink: 'ink', anchor: 'start' },
  });
  let x = TEXT_LEFT + wide(name) + 8;
  page.boxes.push({ shape: 'tag', x, y: middle - 10, width: tagWidth, height: 20 });
  page.texts.push(plain(x + 6, middle + 4.7, skill.type, 13));
  x += tagWidth + 8;
  skill.costs.forEach(({ icon, text }, at) => {
    page.icons.push({ name: icon, x, y: middle - 7, size: 14, ink: 'ink' });
    page.texts.push(plain(x + 17, middle + 4.7, text, 13));
    x += (costWidths[at] ?? 0) + 6;
  });
  return page;
}

function skillBlock(skill: SkillOf, measure: MeasureText, { size, gap }: Setting): Block {
  const wide = (text: string): number => measure(text, 'sans', size, false);
  return {
    head: (y) => skillHead(skill, measure, y),
    headHeight: MARK + 3,
    lines: skill.sentences.flatMap((sentence) => linesOf(sentence, TEXT_WIDTH, wide)),
    gap,
  };
}

/** Name and text of a token under a thin line: in one line if it fits. */
function thingBlock(thing: CardContent['things'][number], measure: MeasureText): Block {
  const wide = (text: string): number => measure(text, 'sans', 13, false);
  const bold = (text: string): number => measure(text, 'serif', 14, true);
  const name = fitted(thing.name, TEXT_WIDTH, bold);
  const beside = TEXT_LEFT + bold(name) + 10;
  const isShort = beside + wide(thing.text) <= FRAME.right;
  return {
    head: (y) => ({
      ...emptyPage(),
      texts: [
        {
          x: TEXT_LEFT,
          y: y + 13,
          text: name,
          size: 14,
          face: 'serif',
          bold: true,
          ink: 'ink',
          anchor: 'start',
        },
        ...(isShort ? [plain(beside, y + 13, thing.text, 13)] : []),
      ],
      rules: [{ x: TEXT_LEFT, y: y - 3, width: TEXT_WIDTH, weight: 0.6 }],
    }),
    headHeight: 19,
    lines: isShort ? [] : linesOf(thing.text, TEXT_WIDTH, wide),
    gap: 5,
  };
}

interface Cursor {
  pages: CardPage[];
  y: number;
}

/** So many lines of a block stand together at least. */
const TOGETHER = 2;

/** Sets a block under what is there; what finds no room goes on at the top of the next card. */
function place(cursor: Cursor, block: Block, { size, leading }: Setting): void {
  const bottom = FRAME.bodyBottom + 0.5;
  const begin = (): void => {
    cursor.pages.push(emptyPage());
    cursor.y = FRAME.laterTop;
  };
  const least = Math.min(block.lines.length, TOGETHER);
  if (cursor.y + block.headHeight + least * leading > bottom) begin();
  const current = (): CardPage => cursor.pages.at(-1) ?? emptyPage();
  join(current(), block.head(cursor.y));
  cursor.y += block.headHeight;
  block.lines.forEach((line, at) => {
    const left = block.lines.length - at;
    // The last line never stands alone on the next card.
    const isShort = left === TOGETHER && at >= TOGETHER && cursor.y + left * leading > bottom;
    if (cursor.y + leading > bottom || isShort) begin();
    current().texts.push(plain(TEXT_LEFT, cursor.y + size + (leading - size) / 4, line, size));
    cursor.y += leading;
  });
  cursor.y += block.gap;
}

function bodies(content: CardContent, measure: MeasureText, setting: Setting): CardPage[] {
  const cursor: Cursor = { pages: [emptyPage()], y: FRAME.bodyTop };
  for (const skill of content.skills) place(cursor, skillBlock(skill, measure, setting), setting);
  const small = SETTINGS[1] ?? setting;
  for (const thing of content.things) place(cursor, thingBlock(thing, measure), small);
  return cursor.pages;
}

/** @returns one card, or more where its texts are long */
export function layOutCard(content: CardContent, measure: MeasureText): CardPage[] {
  const tries = SETTINGS.map((setting) => () => bodies(content, measure, setting));
  let pages: CardPage[] = [];
  for (const attempt of tries) {
    const found = attempt();
    // What needs several cards anyway is set as loosely as makes no more of them.
    if (pages.length === 0 || found.length < pages.length) pages = found;
    if (pages.length === 1) break;
  }
  return pages.map((body, at) => {
    const page = emptyPage();
    join(page, at === 0 ? headParts(content, measure) : laterHeadParts(content, measure));
    join(page, body);
    join(page, footParts(content, measure, at, pages.length));
    return page;
  });
}
