/** The printed card as a picture: PNG of 110 × 160 mm, three dots to a px, its fonts inside. */
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
const TOKENS = ['ink', 'ink-2', 'quiet', 'on-ink', 'surface', 'line', 'hair'];
const ELEMENTS = ['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'];
const SVG = 'http://www.w3.org/2000/svg';

export interface CardPicture {
  png: Blob;
  /** Cards in it, side by side. */
  cards: number;
  /** False: the reader's own fonts had to stand in. */
  ownFonts: boolean;
}

/** The symbols that cards use, fetched with the page. @throws if they cannot be had */
async function symbolsOf(names: ReadonlySet<string>): Promise<SVGElement[]> {
  const text = await (await fetch(asset('/symbols.svg'))).text();
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  return [...names].flatMap((name) => {
    const symbol = file.getElementById(name);
    return symbol === null ? [] : [document.importNode(symbol, true) as unknown as SVGElement];
  });
}

/** One card drawn by its component, taken out of the page again. */
function drawn(page: CardPage, label: string): SVGElement {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;left:-9999px;top:0';
  document.body.append(host);
  const component = mount(PrintedCard, { target: host, props: { page, label } });
  flushSync();
  const svg = host.querySelector('svg')?.cloneNode(true) as SVGElement;
  void unmount(component);
  host.remove();
  return svg;
}

/** The cards in one picture that needs nothing from outside: inks, symbols and fonts stand in it. */
async function sheetSvg(cards: SVGElement[], css: string): Promise<SVGElement> {
  const svg = document.createElementNS(SVG, 'svg');
  const root = getComputedStyle(document.documentElement);
  const inks = [...TOKENS, ...ELEMENTS].map((name) => `--${name}:${root.getPropertyValue(`--${name}`)}`);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `:root{color-scheme:light;${inks.join(';')}}${css}`;
  const names = new Set<string>();
  for (const use of cards.flatMap((card) => [...card.querySelectorAll('use')])) {
    const name = (use.getAttribute('href') ?? '').replace(/^.*#/, '');
    use.setAttribute('href', `#${name}`);
    names.add(name);
  }
  const defs = document.createElementNS(SVG, 'defs');
  defs.append(...(await symbolsOf(names)));
  svg.append(style, defs);
  cards.forEach((card, at) => {
    card.setAttribute('x', String(at * CARD.width));
    card.setAttribute('width', String(CARD.width));
    card.setAttribute('height', String(CARD.height));
    svg.append(card);
  });
  svg.setAttribute('viewBox', `0 0 ${cards.length * CARD.width} ${CARD.height}`);
  return svg;
}

const imageOf = async (svg: SVGElement): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

async function pngOf(svg: SVGElement, width: number, height: number): Promise<Blob> {
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // The first drawing sets the fonts inside to work in some browsers; only the second has them for sure.
  context.drawImage(image, 0, 0, width, height);
  await new Promise((done) => requestAnimationFrame(done));
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

/**
 * Draws the card of a sheet.
 * @param locale the language of the page
 * @returns the picture, with more cards side by side where the texts are long
 * @throws if this browser can draw none
 */
export async function drawCard(sheet: Sheet, locale: Locale, notes: CardNotes = {}): Promise<CardPicture> {
  const content = cardContent(sheet, locale, notes);
  const fonts = await cardFonts(signsOf(content));
  const pages = layOutCard(content, measurer());
  const svg = await sheetSvg(
    pages.map((page) => drawn(page, content.name)),
    await fonts.css(),
  );
  const scale = Math.min(SCALE, WIDEST / (pages.length * CARD.width));
  const png = await pngOf(
    svg,
    Math.round(pages.length * CARD.width * scale),
    Math.round(CARD.height * scale),
  );
  return { png, cards: pages.length, ownFonts: fonts.complete };
}

/** The picture alone. */
export const cardPicture = async (sheet: Sheet, locale: Locale, notes: CardNotes = {}): Promise<Blob> =>
  (await drawCard(sheet, locale, notes)).png;
