/**
 * The printed card as a picture: PNG of 110 × 160 mm, three dots to a px. Lines and symbols are drawn from the card's own
 * SVG, letters on top of it with the fonts of the page: inside a picture browsers begin to draw before fonts are ready.
 */
import { asset } from '$app/paths';
import { flushSync, mount, unmount } from 'svelte';
import type { Sheet } from '$lib/content/sheet.ts';
import type { Locale } from '$lib/i18n';
import { cardContent, signsOf, type CardNotes } from './card-content.ts';
import { cardFonts } from './card-fonts.ts';
import { layOutCard } from './card-layout.ts';
import { CARD, type CardPage } from './card-parts.ts';
import { measurer } from './card-type.ts';
import PrintedCard from './PrintedCard.svelte';

/** About 290 dots an inch. */
const SCALE = 3;
/** Wider pictures are more than some browsers draw. */
const WIDEST = 8000;
const PAINTS = ['fill', 'stroke', 'color'] as const;

export interface CardPicture {
  png: Blob;
  /** Cards in it, side by side. */
  cards: number;
  /** False: the reader's own fonts had to stand in. */
  ownFonts: boolean;
}

/** A line of text as the card's SVG says it. */
interface Letters {
  text: string;
  x: number;
  y: number;
  font: string;
  fill: string;
  align: CanvasTextAlign;
}
interface Drawing {
  /** Everything but letters, with nothing that stands outside of it. */
  svg: SVGElement;
  letters: Letters[];
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

function lettersOf(text: SVGTextElement): Letters {
  const { fontWeight, fontSize, fontFamily, fill } = getComputedStyle(text);
  return {
    text: text.textContent ?? '',
    x: Number(text.getAttribute('x')),
    y: Number(text.getAttribute('y')),
    font: `${fontWeight} ${fontSize} ${fontFamily}`,
    fill,
    align: ALIGN[text.getAttribute('text-anchor') ?? ''] ?? 'left',
  };
}

/** A copy in which every colour is itself, not the name of one. */
function plainCopy(shown: SVGSVGElement): SVGElement {
  const copy = shown.cloneNode(true) as SVGElement;
  const originals = shown.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, at) => {
    const original = originals[at];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const paint of PAINTS) element.style.setProperty(paint, style[paint]);
  });
  copy.querySelectorAll('text').forEach((text) => text.remove());
  return copy;
}

/** One card drawn by its component, and taken out of the page again. */
function draw(page: CardPage, label: string): Drawing {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;left:-9999px;top:0';
  document.body.append(host);
  const component = mount(PrintedCard, { target: host, props: { page, label } });
  flushSync();
  const shown = host.querySelector('svg');
  if (shown === null) throw new Error('no card');
  const drawing = { svg: plainCopy(shown), letters: [...shown.querySelectorAll('text')].map(lettersOf) };
  void unmount(component);
  host.remove();
  return drawing;
}

/** The page's file of symbols, for pictures that can fetch nothing. @throws if it cannot be had */
async function symbols(): Promise<(name: string) => Node | null> {
  const text = await (await fetch(asset('/symbols.svg'))).text();
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  return (name) => {
    const symbol = file.getElementById(name);
    return symbol === null ? null : document.importNode(symbol, true);
  };
}

function putSymbols(svg: SVGElement, symbolOf: (name: string) => Node | null): void {
  for (const use of svg.querySelectorAll('use')) {
    const name = (use.getAttribute('href') ?? '').replace(/^.*#/, '');
    use.setAttribute('href', `#${name}`);
    if (svg.querySelector(`[id="${name}"]`) !== null) continue;
    const symbol = symbolOf(name);
    if (symbol !== null) svg.prepend(symbol);
  }
}

async function imageOf(svg: SVGElement, width: number, height: number): Promise<HTMLImageElement> {
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(svg);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function write(context: CanvasRenderingContext2D, letters: readonly Letters[]): void {
  for (const { text, x, y, font, fill, align } of letters) {
    context.font = font;
    context.fillStyle = fill;
    context.textAlign = align;
    context.fillText(text, x, y);
  }
}

async function paint(drawings: readonly Drawing[]): Promise<HTMLCanvasElement> {
  const scale = Math.min(SCALE, WIDEST / (drawings.length * CARD.width));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawings.length * CARD.width * scale);
  canvas.height = Math.round(CARD.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const symbolOf = await symbols();
  for (const [at, { svg, letters }] of drawings.entries()) {
    putSymbols(svg, symbolOf);
    const image = await imageOf(svg, CARD.width * scale, CARD.height * scale);
    context.setTransform(scale, 0, 0, scale, at * CARD.width * scale, 0);
    context.drawImage(image, 0, 0, CARD.width, CARD.height);
    write(context, letters);
  }
  return canvas;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );

/**
 * Draws the card of a sheet.
 * @param locale the language of the page
 * @returns the picture, with more cards side by side where the texts are long
 * @throws if this browser can draw none
 */
export async function drawCard(sheet: Sheet, locale: Locale, notes: CardNotes = {}): Promise<CardPicture> {
  const content = cardContent(sheet, locale, notes);
  const ownFonts = await cardFonts(signsOf(content));
  const pages = layOutCard(content, measurer());
  const png = await pngOf(await paint(pages.map((page) => draw(page, content.name))));
  return { png, cards: pages.length, ownFonts };
}
