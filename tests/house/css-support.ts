import { filesUnder, read } from './source-files.ts';

/** A piece of CSS or a browser call that came lately. */
interface Feature {
  name: string;
  found: RegExp;
  /**
   * `all`: the newest two Chromium, Firefox and Safari have it. `extra`: some have not, and the page is whole without it
   * (a browser skips a declaration it does not know). `guarded`: stands inside `@supports`, or in a test of the call.
   */
  support: 'all' | 'extra' | 'guarded';
  /** Since when, or what a reader sees without it. */
  because: string;
}

/** Late features that we use. One that is not here may not be used: look it up, then say here what happens without it. */
export const USED: readonly Feature[] = [
  {
    name: 'light-dark()',
    found: /light-dark\(/,
    support: 'all',
    because: 'Chrome 123, Firefox 120, Safari 17.5',
  },
  {
    name: 'color-mix()',
    found: /color-mix\(/,
    support: 'all',
    because: 'Chrome 111, Firefox 113, Safari 16.2',
  },
  { name: ':has()', found: /:has\(/, support: 'all', because: 'Chrome 105, Firefox 121, Safari 15.4' },
  { name: 'popover', found: /\bpopover\b/, support: 'all', because: 'Chrome 114, Firefox 125, Safari 17' },
  {
    name: '@container',
    found: /@container|container-type/,
    support: 'all',
    because: 'Chrome 105, Firefox 110, Safari 16',
  },
  { name: 'cqw', found: /\d(cqw|cqi)\b/, support: 'all', because: 'Chrome 105, Firefox 110, Safari 16' },
  { name: '@layer', found: /@layer/, support: 'all', because: 'Chrome 99, Firefox 97, Safari 15.4' },
  { name: 'subgrid', found: /\bsubgrid\b/, support: 'all', because: 'Chrome 117, Firefox 71, Safari 16' },
  {
    name: 'dvh',
    found: /\d(dvh|svh|lvh)\b/,
    support: 'all',
    because: 'Chrome 108, Firefox 101, Safari 15.4',
  },
  {
    name: 'scrollbar-width',
    found: /scrollbar-width/,
    support: 'all',
    because: 'Chrome 121, Firefox 64, Safari 18.2',
  },
  {
    name: 'text-wrap: balance',
    found: /text-wrap:\s*balance/,
    support: 'all',
    because: 'Chrome 114, Firefox 121, Safari 17.5',
  },
  {
    name: 'text-wrap: pretty',
    found: /text-wrap:\s*pretty/,
    support: 'extra',
    because: 'lines break as usual in Firefox',
  },
  {
    name: 'text-autospace',
    found: /text-autospace/,
    support: 'extra',
    because: 'Han and Latin stand a little closer',
  },
  {
    name: 'text-spacing-trim',
    found: /text-spacing-trim/,
    support: 'extra',
    because: 'full stops and brackets keep their whole square',
  },
];

/** Late features that are watched for, beside those in use. */
const WATCHED: Readonly<Record<string, RegExp>> = {
  'anchor positioning': /anchor-name|position-anchor|position-area|position-try|\banchor\(/,
  '@starting-style': /@starting-style/,
  'transition-behavior': /transition-behavior|allow-discrete/,
  'field-sizing': /field-sizing/,
  'interpolate-size': /interpolate-size|calc-size\(/,
  '@scope': /@scope\b/,
  '@property': /@property\b/,
  '@function': /@function\b/,
  'if()': /:\s*if\(/,
  'sibling-index()': /sibling-(index|count)\(/,
  'animation-timeline': /animation-timeline|scroll-timeline|view-timeline/,
  'view transitions': /view-transition|startViewTransition/,
  'content-visibility': /content-visibility/,
  'text-box': /text-box(-trim|-edge)?:/,
  'corner-shape': /corner-shape/,
  'initial-letter': /initial-letter/,
  'hanging-punctuation': /hanging-punctuation/,
  'reading-flow': /reading-flow/,
  '::details-content': /::details-content/,
  '::picker': /::picker|base-select/,
  'scroll-state()': /scroll-state\(/,
  'contrast-color()': /contrast-color\(/,
  'attr() with types': /attr\([^)]*\btype\(/,
  overlay: /[{;\s]overlay:/,
  'Promise.withResolvers': /Promise\.withResolvers/,
  'Promise.try': /Promise\.try\(/,
  'Array.fromAsync': /Array\.fromAsync/,
  groupBy: /(Object|Map)\.groupBy/,
  'iterator helpers':
    /\.(values|keys|entries)\(\)\s*\.(map|filter|take|drop|some|every|find|toArray|reduce)\(/,
  'methods of sets': /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'base64 of bytes': /\.fromBase64\(|\.toBase64\(|\.toHex\(/,
  'RegExp.escape': /RegExp\.escape/,
  'Math.sumPrecise': /Math\.sumPrecise/,
  'Intl.DurationFormat': /Intl\.DurationFormat/,
  Temporal: /\bTemporal\./,
  'Error.isError': /Error\.isError/,
  'invoker commands': /\bcommandfor\b/,
  closedby: /\bclosedby\b/,
  requestIdleCallback: /requestIdleCallback/,
  scheduler: /\bscheduler\.(yield|postTask)/,
  'hidden=until-found': /until-found/,
};

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '');

/** Our own sources that a browser runs, without their comments. */
export const browserSources = (): { path: string; text: string }[] =>
  filesUnder('src')
    .filter(
      (path) =>
        /\.(css|svelte|ts)$/.test(path) &&
        !/^src\/(cli|lib\/i18n\/(paraglide|topics))|\.server\.ts$/.test(path),
    )
    .map((path) => ({ path, text: withoutComments(read(path)) }));

/** @returns late features in a source that `USED` does not know, and guarded ones without their guard */
export function unknownFeatures(path: string, text: string): string[] {
  const unknown = Object.entries(WATCHED)
    .filter(([name, found]) => found.test(text) && !USED.some((one) => one.name === name))
    .map(([name]) => `${path}: ${name}`);
  const bare = USED.filter(
    ({ support, found }) => support === 'guarded' && found.test(text) && !/@supports/.test(text),
  );
  return [...unknown, ...bare.map(({ name }) => `${path}: ${name} without @supports`)];
}
