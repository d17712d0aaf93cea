import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Packages that no page may load before it is used, by words that only their code holds. */
export const FORBIDDEN = {
  monaco: ['monaco-editor', 'MonacoEnvironment'],
  elk: ['org.eclipse.elk', 'elk.algorithm'],
  zod: ['ZodError', '$ZodType'],
  yaml: ['YAMLParseError', 'YAMLSemanticError'],
  opencc: ['OpenCC', 'opencc'],
  'fake-indexeddb': ['FDBFactory', 'fake-indexeddb'],
};

/** Limits in kB gzipped: what we aim for, and where the test fails. */
export const LIMITS = {
  home: { aim: 60, fail: 80 },
  learning: { aim: 120, fail: 150 },
};

/** @param {string} dir @returns {string[]} the prerendered pages, as paths from dir */
export const pagesOf = (dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .sort();

const STATIC_IMPORT = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;

/** @param {string} code @returns {string[]} what a built module imports before it runs */
export const staticImports = (code) => [...code.matchAll(STATIC_IMPORT)].map((match) => match[1] ?? '');

/**
 * @param {string} html a prerendered page
 * @returns {string[]} the built scripts it names, as paths that start at `_app/`
 */
const scriptsNamed = (html) => [
  ...new Set(
    [...html.matchAll(/["'(][^"'()]*?(_app\/immutable\/[^"'()]+?\.js)["')]/g)].map((m) => m[1] ?? ''),
  ),
];

/**
 * @typedef {{ page: string, files: number, kB: number, forbidden: string[] }} PageWeight
 * @param {string} dir a finished build
 * @param {string} page path of a page in it
 * @returns {PageWeight} scripts of the page's first load, with all static imports
 */
export function weigh(dir, page) {
  const queue = scriptsNamed(readFileSync(join(dir, page), 'utf8')).map((name) => resolve(dir, name));
  const seen = new Set(queue);
  let bytes = 0;
  let code = '';
  for (const file of queue) {
    if (!existsSync(file)) throw new Error(`${page} names ${relative(dir, file)}, which is not in the build`);
    const text = readFileSync(file, 'utf8');
    bytes += gzipSync(text).length;
    code += text;
    for (const next of staticImports(text).map((name) => resolve(dirname(file), name))) {
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
  }
  const forbidden = Object.entries(FORBIDDEN)
    .filter(([, words]) => words.some((word) => code.includes(word)))
    .map(([name]) => name);
  return { page, files: queue.length, kB: bytes / 1000, forbidden };
}

/** @param {PageWeight} weight @returns {string[]} what is wrong with a page; empty when it is light enough */
export function complaints({ page, files, kB, forbidden }) {
  const { fail } = page === 'index.html' ? LIMITS.home : LIMITS.learning;
  return [
    ...(files === 0 ? [`${page} loads no script at all: the reader of pages is broken`] : []),
    ...(kB > fail ? [`${page} loads ${kB.toFixed(1)} kB of script; the limit is ${fail}`] : []),
    ...forbidden.map((name) => `${page} loads ${name} before it is used`),
  ];
}
