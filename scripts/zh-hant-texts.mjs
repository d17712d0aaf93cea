import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as OpenCC from 'opencc-js';
import { isScalar, parseDocument, visit } from 'yaml';
import { hantNames, hantTable } from './zh-hant-table.mjs';

const FROM = 'zh-Hans';
const TO = 'zh-Hant';

/** Own wording first: [simplified, traditional]; longer words win over shorter ones. */
const ownTerms = /** @type {Record<string, string>} */ (
  JSON.parse(readFileSync('scripts/zh-hant-terms.json', 'utf8'))
);
const convertScript = OpenCC.Converter({ from: 'cn', to: 'tw' });
const own = Object.entries(ownTerms).sort(([a], [b]) => b.length - a.length);
const ownPattern = new RegExp(
  own.length === 0 ? '(?!)' : own.map(([term]) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
  'g',
);
const PLACEHOLDER = /\{[^{}]*\}/g;

/**
 * @param {string} text simplified Chinese
 * @param {RegExp} pattern what must not go through the converter
 * @param {(found: string) => string} keep what stands for it
 * @param {(rest: string) => string} convert
 */
function around(text, pattern, keep, convert) {
  let out = '';
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    out += convert(text.slice(from, match.index)) + keep(match[0]);
    from = match.index + match[0].length;
  }
  return out + convert(text.slice(from));
}

/**
 * Writes a text in traditional characters. Placeholders such as {seat} stay as they are.
 * @param {string} text simplified Chinese
 * @returns {string}
 */
export function toHant(text) {
  const words = (/** @type {string} */ part) =>
    around(
      part,
      ownPattern,
      (term) => ownTerms[term] ?? term,
      (rest) => convertScript(rest),
    );
  return around(text, PLACEHOLDER, (placeholder) => placeholder, words);
}

/** @param {unknown} value @returns {unknown} the same value with every string converted; keys stay */
function convertValues(value) {
  if (typeof value === 'string') return toHant(value);
  if (Array.isArray(value)) return value.map(convertValues);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convertValues(inner)]));
}

/** Variants of a message are keyed by its conditions: those keys are code, their texts are values. @param {string} json */
const convertJson = (json) => `${JSON.stringify(convertValues(JSON.parse(json)), null, 2)}\n`;

/** @param {string} source @param {string} from @returns {string} YAML with its comments and layout kept */
function convertYaml(source, from) {
  const doc = parseDocument(source);
  if (doc.errors.length > 0) throw new Error(`${from}: ${doc.errors[0]?.message ?? 'cannot be read'}`);
  visit(doc, {
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string') node.value = toHant(node.value);
    },
  });
  return `# Generated from ${from} by npm run zh-hant.\n${doc.toString({ lineWidth: 0 })}`;
}

/** @param {string} dir @returns {string[]} every file under it */
const filesUnder = (dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name).replaceAll('\\', '/'))
    .sort();

/** Holds all languages in one file, so its traditional twin has the same keys. */
const GLOSSARY = 'content/rules/glossary.yaml';

/**
 * @returns {{ path: string, text: string }[]} what every generated file should hold: the messages, a
 * sibling of each `content/…/*.zh-Hans.yaml`, the glossary's twin, the names of the characters, and the table for texts
 * that are made in the browser
 */
export function hantTexts() {
  const messages = filesUnder(`messages/${FROM}`)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: path.replace(FROM, TO), text: convertJson(readFileSync(path, 'utf8')) }));
  const content = filesUnder('content')
    .filter((path) => path.endsWith(`.${FROM}.yaml`))
    .map((path) => ({
      path: path.replace(`.${FROM}.yaml`, `.${TO}.yaml`),
      text: convertYaml(readFileSync(path, 'utf8'), path),
    }));
  const glossary = {
    path: GLOSSARY.replace('.yaml', `.${TO}.yaml`),
    text: convertYaml(readFileSync(GLOSSARY, 'utf8'), GLOSSARY),
  };
  return [...messages, ...content, glossary, hantNames(toHant), hantTable(toHant)];
}
