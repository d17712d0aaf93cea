/** What the words of a character file mean, in the languages of its readers: for completion and hover. */
import { costTexts, ruleTexts, verbTexts } from '../../../grail/effects/index.text.ts';
import { hantOf } from '../../describe/hant.ts';
import { FIELDS } from './fields.text.ts';
import { PARTS } from './parts.text.ts';
import type { Doc } from './table.ts';
import { TIMES, WORDS } from './words.text.ts';

export type { Doc } from './table.ts';

/** As the interface says it. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en';

/** A doc in the reader's language, its § behind it. */
export function docText({ zh, en, rule }: Doc, language: Language): string {
  const words = language === 'en' ? en : language === 'zh-Hant' ? hantOf(zh) : zh;
  if (rule === '') return words;
  return language === 'en' ? `${words} (${rule})` : `${words}（${rule}）`;
}

interface Construct {
  docs: { zh: string; en: string };
  example: unknown;
}

/** Constructs that carry their docs and an example with them, by the key that says what they are. */
const CONSTRUCTS: Readonly<Record<string, Readonly<Record<string, Construct>>>> = {
  do: verbTexts,
  pay: costTexts,
  rule: ruleTexts,
};

/** @returns docs and example of an effect, a cost or a rule by its word; null for anything else */
export function constructOf(key: string, word: unknown): { doc: Doc; example: unknown } | null {
  const all = CONSTRUCTS[key];
  if (all === undefined || typeof word !== 'string' || !Object.hasOwn(all, word)) return null;
  const found = all[word];
  return found === undefined ? null : { doc: { ...found.docs, rule: '' }, example: found.example };
}

/** Facts with bounds are the facts, compared. */
const plain = (name: string): string => name.replace(/AndBound$/, '');

/** What a field is, in the part that holds it. @param names definitions that led to that part, the widest first */
export function fieldDoc(names: readonly string[], key: string): Doc | null {
  const special = [...names].reverse().map((name) => FIELDS.get(`${plain(name)}.${key}`));
  return special.find((doc) => doc !== undefined) ?? FIELDS.get(key) ?? null;
}

/** What a part is. */
export function partDoc(names: readonly string[]): Doc | null {
  const found = [...names].reverse().map((name) => PARTS.get(plain(name)));
  return found.find((doc) => doc !== undefined) ?? null;
}

/**
 * What a fixed word means.
 * @param key the field it stands in
 * @param names definitions that led to the word, then those of the part that holds it
 */
export function wordDoc(names: readonly string[], key: string, word: string): Doc | null {
  if (key === 'time') return TIMES.get(word) ?? null;
  const construct = constructOf(key, word);
  if (construct !== null) return construct.doc;
  const special = names.flatMap((name) => [
    WORDS.get(`${plain(name)}:${word}`),
    WORDS.get(`${plain(name)}.${key}:${word}`),
  ]);
  return special.find((doc) => doc !== undefined) ?? WORDS.get(word) ?? null;
}

/** All timings, in the order of a turn. */
export const TIMES_IN_ORDER: readonly string[] = [...TIMES.keys()];
/** @returns the timing that has this name in either language, as its author may have written it */
export function timeNamed(written: string): string | null {
  const meant = written.trim().toLowerCase();
  const found = [...TIMES].find(([, { zh, en }]) =>
    [zh, en].some((name) => name.toLowerCase().replace(/[。.]$/, '') === meant || short(name) === meant),
  );
  return found?.[0] ?? null;
}
const short = (name: string): string =>
  (name.split(/[：:，,]/)[0] ?? '').toLowerCase().replace(/^[①-⑥]\s*/, '').replace(/[。.]$/, '');
