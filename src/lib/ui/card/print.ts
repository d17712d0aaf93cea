/** Measures of the three printed sizes of a card, and how its words are set on it. */
import type { CardFace, CardName } from '$lib/grail/index.ts';
import type { BoardWords } from '../board/words.ts';

/** The words printed on a card. */
export type CardWords = Pick<BoardWords, 'card' | 'elementMark' | 'faction' | 'unique'>;

export type CardSize = 'hand' | 'phone' | 'mini';
export type CardState = 'rest' | 'playable' | 'chosen' | 'refused';

interface Box {
  x: number;
  y: number;
  side: number;
}

export interface Print {
  width: number;
  height: number;
  radius: number;
  /** Head bar: distance from the edges, height, size of its character and of its silhouette. */
  bar: { inset: number; height: number; mark: number; x: number; y: number; icon: Box | null };
  /** The upright column of a Han name; null = the name is not printed. */
  column: { x: number; middle: number; size: number } | null;
  /** The lines of a Latin name: first baseline, distance, size, widest. */
  lines: { x: number; y: number; step: number; size: number; width: number } | null;
  picture: Box;
  /** Where a name of Latin letters shrinks the picture to. */
  smallPicture: Box;
  cut: number;
  faction: Box | null;
  /** Faction beside the small picture. */
  smallFaction: Box | null;
  /** Whether the foot with unique skills fits; otherwise one dot says that there are some. */
  foot: boolean;
}

export const PRINTS: Readonly<Record<CardSize, Print>> = {
  hand: {
    width: 88,
    height: 124,
    radius: 6,
    bar: { inset: 8, height: 23, mark: 17, x: 20, y: 25.5, icon: { x: 60, y: 11.5, side: 16 } },
    column: { x: 18, middle: 58, size: 16 },
    lines: { x: 11, y: 46, step: 15, size: 14, width: 68 },
    picture: { x: 33, y: 35, side: 44 },
    smallPicture: { x: 54, y: 63, side: 23 },
    cut: 3,
    faction: { x: 9.5, y: 89.5, side: 12 },
    smallFaction: { x: 12, y: 68, side: 14 },
    foot: true,
  },
  phone: {
    width: 64,
    height: 90,
    radius: 5,
    bar: { inset: 6, height: 23, mark: 16, x: 17, y: 23, icon: { x: 39, y: 10, side: 15 } },
    column: { x: 14.5, middle: 54, size: 14 },
    lines: { x: 9, y: 43, step: 14.5, size: 13, width: 49 },
    picture: { x: 26, y: 34, side: 32 },
    smallPicture: { x: 38, y: 63, side: 20 },
    cut: 2.2,
    faction: { x: 42, y: 69, side: 14 },
    smallFaction: { x: 8, y: 68, side: 14 },
    foot: false,
  },
  mini: {
    width: 44,
    height: 62,
    radius: 4,
    bar: { inset: 5, height: 20, mark: 15, x: 22, y: 20.5, icon: null },
    column: null,
    lines: null,
    picture: { x: 9, y: 29, side: 26 },
    smallPicture: { x: 9, y: 29, side: 26 },
    cut: 0,
    faction: null,
    smallFaction: null,
    foot: false,
  },
};

/** Magic cards show a picture of their own; attacks show their element, cut in two. */
const PICTURES: Partial<Record<CardName, string>> = {
  'holy-shield': 'shield',
  weakness: 'weakness',
  poison: 'poison',
  'magic-missile': 'missile',
};

export const pictureOf = (face: CardFace): string => PICTURES[face.name] ?? `el-${face.element}`;

/** Han names stand upright in the left column; others lie in lines under the bar. */
export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

export interface Glyph {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** One entry a character, centred in the column; four or more characters are set smaller. */
export function upright(name: string, column: NonNullable<Print['column']>): Glyph[] {
  const glyphs = [...name];
  const size = glyphs.length > 3 ? Math.max(13, column.size - 3) : column.size;
  const step = size + 0.5;
  const top = column.middle - (step * glyphs.length) / 2;
  return glyphs.map((text, i) => ({ text, x: column.x, y: top + step * i + size * 0.88, size }));
}

/** At most two lines; what is left over of a long name stays on the second. */
export function nameLines(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? [first] : [first, rest.join(' ')];
}

const LONGEST = 14;

/** A unique skill's name for the foot, cut when long; the card's label has it whole. */
export function footLine(name: string): string {
  return !isHan(name) && name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
