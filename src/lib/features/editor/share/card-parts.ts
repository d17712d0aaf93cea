/** What a printed character card is drawn from: shapes at places, in px of a card of 416 × 605 (110 × 160 mm). */
import type { Element } from '$lib/grail';
import type { Sheet } from '$lib/content/sheet.ts';
import type { SheetSkill } from '$lib/content/sheet-text.ts';

export const CARD = { width: 416, height: 605, widthMm: 110, heightMm: 160 } as const;

/** Names of tokens: cards are printed in the light theme's inks. */
export type Ink = 'ink' | 'ink-2' | 'quiet' | 'on-ink' | Element;
export type Face = 'sans' | 'serif';

export interface CardText {
  x: number;
  /** Of the baseline. */
  y: number;
  text: string;
  size: number;
  face: Face;
  bold: boolean;
  ink: Ink;
  anchor: 'start' | 'middle' | 'end';
}
export interface CardIcon {
  name: string;
  x: number;
  y: number;
  size: number;
  ink: Ink;
}
/** Marks of the classes, the tag of a type, the seal. */
export interface CardBox {
  shape: SheetSkill['class'] | 'tag' | 'seal';
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface CardRule {
  x: number;
  y: number;
  width: number;
  /** Of the line. */
  weight: number;
  upright?: number;
}
export interface CardPage {
  texts: CardText[];
  icons: CardIcon[];
  boxes: CardBox[];
  rules: CardRule[];
}

/** All that a card says, in one language. */
export interface CardContent {
  name: string;
  /** Its name in another language; empty: none. */
  otherName: string;
  seal: string;
  faction: { id: Sheet['faction']; name: string };
  stars: number;
  limits: { icon: string; name: string; value: number }[];
  skills: {
    name: string;
    class: SheetSkill['class'];
    mark: string;
    type: string;
    costs: { icon: string; text: string }[];
    elements: Element[];
    sentences: string[];
  }[];
  /** Tokens, forms and cards that lie beside it. */
  things: { name: string; text: string }[];
  /** What stands at the foot: whose it is. */
  foot: string;
}

/** How wide a text is in a type. */
export type MeasureText = (text: string, face: Face, size: number, bold: boolean) => number;
