/** A chart as a file that stands alone: light theme, white ground, title and the § of its states. */

const NS = 'http://www.w3.org/2000/svg';
/** What the look of a shape depends on; everything else stays behind. */
const STYLES = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
];
const TEXT_STYLES = new Set(STYLES.slice(6));
const MARGIN = 24;
const TITLE = 52;
const LINE = 20;
const COLUMN = 250;

export interface PictureText {
  title: string;
  /** Heading of the list below, and its lines. */
  legend: string;
  lines: readonly string[];
}

/** The picture as SVG text. */
export function svgOf(picture: SVGSVGElement, text: PictureText): string {
  const { width, height } = picture.viewBox.baseVal;
  const copy = plainCopy(picture);
  const columns = Math.max(1, Math.floor(Math.max(width, 2 * COLUMN) / COLUMN));
  const rows = Math.ceil(text.lines.length / columns);
  const whole = {
    w: Math.max(width, columns * COLUMN) + 2 * MARGIN,
    h: TITLE + height + rows * LINE + 4 * MARGIN,
  };
  const svg = make('svg', { width: whole.w, height: whole.h, viewBox: `0 0 ${whole.w} ${whole.h}` });
  const below = TITLE + height + 2 * MARGIN;
  const font = getComputedStyle(document.body).fontFamily;
  const words = (content: string, x: number, y: number, size: number, weight = 400) => {
    const element = make('text', {
      x,
      y,
      fill: '#1c2127',
      'font-size': size,
      'font-weight': weight,
      'font-family': font,
    });
    element.textContent = content;
    return element;
  };
  svg.append(
    make('rect', { width: whole.w, height: whole.h, fill: '#ffffff' }),
    words(text.title, MARGIN, 36, 20, 700),
  );
  const place = make('g', { transform: `translate(${(whole.w - width) / 2} ${TITLE})` });
  place.append(...copy.childNodes);
  svg.append(place, words(text.legend, MARGIN, below, 14, 700));
  text.lines.forEach((line, i) =>
    svg.append(words(line, MARGIN + Math.floor(i / rows) * COLUMN, below + MARGIN + (i % rows) * LINE, 13)),
  );
  return new XMLSerializer().serializeToString(svg);
}

function make(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A copy whose styles are written into each shape. It is dressed in a box of the light theme, out of sight. */
function plainCopy(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const box = document.createElement('div');
  box.style.cssText = `${tokens()};${LIGHT}`;
  box.append(copy);
  (picture.parentElement ?? document.body).append(box);
  copy.querySelectorAll('.press, .fold, .selected').forEach((element) => element.remove());
  const elements = [...copy.querySelectorAll<SVGElement>('*')];
  const looks = elements.map((element) => {
    const style = getComputedStyle(element);
    const isText = element instanceof SVGTextContentElement;
    return element instanceof SVGGElement
      ? []
      : STYLES.filter((name) => isText || !TEXT_STYLES.has(name)).map(
          (name) => [name, style.getPropertyValue(name)] as const,
        );
  });
  elements.forEach((element, i) => {
    for (const { name } of [...element.attributes])
      if (name === 'class' || name === 'style' || name.startsWith('data-')) element.removeAttribute(name);
    for (const [name, value] of looks[i] ?? []) element.setAttribute(name, value);
  });
  box.remove();
  return copy;
}

/** The light theme, for the tokens below: as the browser knows it, and as the build's stand-in for `light-dark()` does. */
const LIGHT =
  'color-scheme:light;--lightningcss-light:initial;--lightningcss-dark: ;position:fixed;left:-99999px;top:0';

/** The design's tokens as they are declared. What is inherited of them has the theme of the page in it already. */
const tokens = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .map((rule) => (rule as CSSStyleRule).style.cssText)
    .join(';');

/** Canvases larger than this fail on phones. */
const MOST_PIXELS = 16_000_000;

/**
 * The same picture in dots, twice as large where that is possible.
 * @throws if the browser cannot draw it
 */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (image.width * image.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error(`${canvas.width} × ${canvas.height}`);
  return blob;
}

/** Hands a file to the browser's downloads. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
