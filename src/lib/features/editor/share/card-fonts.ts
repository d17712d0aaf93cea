/**
 * The type that cards are set in: two free fonts (OFL) cut into slices of some hundred signs. Only the slices that a card
 * needs are fetched, each once; they are kept for use without a network. Without them the reader's own fonts serve.
 */
import ranges from '@fontsource-variable/noto-sans-sc/unicode.json';
import { FAMILIES } from './card-type.ts';
import type { Face } from './card-parts.ts';

const URLS: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/noto-sans-sc/files/*-wght-normal.woff2',
    '/node_modules/@fontsource-variable/noto-serif-sc/files/*-wght-normal.woff2',
  ],
  { eager: true, query: '?url&no-inline', import: 'default' },
);
const CACHE = 'grailwright-card-fonts';
interface Slice {
  face: Face;
  key: string;
  range: string;
}

type Span = readonly [number, number];
const spansOf = (range: string): Span[] =>
  range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });

/** Both fonts are cut alike. The last ones hold Latin: asked first, since what two slices hold is taken from one. */
const SLICES = Object.entries(ranges as Readonly<Record<string, string>>)
  .reverse()
  .map(([key, range]) => ({ key: key.replace(/[[\]]/g, ''), range, spans: spansOf(range) }));

const urlOf = ({ face, key }: Slice): string | undefined =>
  URLS[`/node_modules/@fontsource-variable/noto-${face}-sc/files/noto-${face}-sc-${key}-wght-normal.woff2`];

/** The slices that hold these signs; a sign in none is left to the reader's own fonts. */
export function slicesFor(signs: string, face: Face): { slices: Slice[]; missing: string[] } {
  const wanted = new Map<string, Slice>();
  const missing: string[] = [];
  for (const sign of new Set(signs)) {
    if (sign.trim() === '') continue;
    const code = sign.codePointAt(0) ?? 0;
    const slice = SLICES.find(({ spans }) => spans.some(([from, to]) => code >= from && code <= to));
    if (slice === undefined) missing.push(sign);
    else wanted.set(slice.key, { face, key: slice.key, range: slice.range });
  }
  return { slices: [...wanted.values()], missing };
}

/** From what was kept, else from the site. @throws if neither has it */
async function fetched(url: string): Promise<ArrayBuffer> {
  const kept = await caches.open(CACHE).catch(() => null);
  const held = await kept?.match(url);
  if (held !== undefined) return held.arrayBuffer();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Without room the picture is still made; it will be fetched again.
  await kept?.put(url, response.clone()).catch(() => undefined);
  return response.arrayBuffer();
}

/** Each slice once a page, at work in the page itself, so that what is measured is what is drawn. */
const loaded = new Map<string, Promise<void>>();

async function load(slice: Slice): Promise<void> {
  const url = urlOf(slice);
  if (url === undefined) throw new Error(`no slice ${slice.key}`);
  const bytes = await fetched(url);
  const font = new FontFace(FAMILIES[slice.face], bytes, { weight: '100 900', unicodeRange: slice.range });
  document.fonts.add(await font.load());
}

function once(slice: Slice): Promise<void> {
  const name = `${slice.face}/${slice.key}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const coming = load(slice);
  loaded.set(name, coming);
  coming.catch(() => loaded.delete(name));
  return coming;
}

/**
 * Makes the fonts of a text ready. Never fails: what cannot be fetched is left to the reader's own fonts.
 * @returns whether everything is there
 */
export async function cardFonts(signs: string): Promise<boolean> {
  const wanted = (['sans', 'serif'] as const).map((face) => slicesFor(signs, face));
  const settled = await Promise.allSettled(wanted.flatMap(({ slices }) => slices).map(once));
  return (
    settled.every(({ status }) => status === 'fulfilled') &&
    wanted.every(({ missing }) => missing.length === 0)
  );
}
