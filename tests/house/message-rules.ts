import { basename } from 'node:path';
import { parse } from 'yaml';
import { filesUnder, read } from './source-files.ts';

export const BASE = 'zh-Hans';
export const OTHERS = ['zh-Hant', 'en'] as const;
export type Language = typeof BASE | (typeof OTHERS)[number];

/** Texts of one language by key; a message with variants counts as all its texts in one. */
export type Messages = Readonly<Record<string, string>>;

const flat = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function readMessages(language: Language): Messages {
  const all: Record<string, string> = {};
  for (const path of filesUnder(`messages/${language}`).filter((name) => name.endsWith('.json'))) {
    const file = JSON.parse(read(path)) as Record<string, unknown>;
    for (const [key, value] of Object.entries(file)) {
      if (key in all) throw new Error(`${path}: ${key} is in two files`);
      all[key] = flat(value);
    }
  }
  return all;
}

/** Prefixes of keys by file, so that a key tells where it stands. */
export const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  'ui.json': ['ui_'],
  'rules.json': [
    ...['refusal_', 'offer_', 'answer_', 'why_', 'problem_'],
    ...['log_', 'prompt_', 'track_', 'table_', 'timing_', 'result_'],
  ],
  'board.json': ['board_'],
  'lesson.json': ['lesson_'],
  'chart.json': ['chart_'],
  'terms.json': ['term_'],
  'cursor.json': ['cursor_'],
  'situation.json': ['situation_'],
  'play.json': ['play_'],
  'rulebook.json': ['rulebook_'],
  'settings.json': ['settings_', 'about_'],
  'puzzle.json': ['puzzle_'],
  'finding.json': ['finding_'],
  'codex.json': ['codex_'],
  'editor.json': ['editor_'],
  'keep.json': ['keep_'],
  'jsonview.json': ['jsonview_'],
  'form.json': ['form_'],
  'trial.json': ['trial_'],
  'share.json': ['share_'],
  'homebrew.json': ['homebrew_'],
};

export function misplacedKeys(path: string): string[] {
  const prefixes = PREFIXES[basename(path)];
  if (prefixes === undefined) return [`${path} is no topic`];
  return Object.keys(JSON.parse(read(path)) as object)
    .filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))
    .map((key) => `${path}: ${key}`);
}

const names = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

export const missingKeys = (base: Messages, other: Messages): string[] => [
  ...Object.keys(base).filter((key) => !(key in other)),
  ...Object.keys(other).filter((key) => !(key in base)),
];

export const differentPlaceholders = (base: Messages, other: Messages): string[] =>
  Object.keys(base).filter((key) => {
    const text = other[key];
    return text !== undefined && names(base[key] ?? '').join() !== names(text).join();
  });

export interface Term {
  'zh-Hans': string;
  en: string;
  /** Wordings that must not appear anywhere, in either language. */
  avoid?: string[];
  /** Other English forms of the word (plural, verb). */
  enForms?: string[];
  /** An English message must hold the English word wherever the Chinese one holds the Chinese word. */
  strict?: boolean;
}
export type Glossary = Readonly<Record<string, Term>>;

/** All sections in one: terms, cards, elements, factions, teams. @throws when the file has another shape */
export function readGlossary(): Glossary {
  const file = parse(read('content/rules/glossary.yaml')) as Record<string, Glossary> | null;
  if (file?.['terms'] === undefined) throw new Error('content/rules/glossary.yaml must hold `terms:`');
  const sections = Object.entries(file).flatMap(([section, terms]) =>
    Object.entries(terms).map(([id, term]) => [`${section}.${id}`, term] as const),
  );
  return Object.fromEntries(sections);
}

/** @returns pairs of terms that share a word: then one of the two is translated in two ways */
export function sharedWords(glossary: Glossary): string[] {
  const found: string[] = [];
  for (const language of [BASE, 'en'] as const) {
    const owner = new Map<string, string>();
    for (const [id, term] of Object.entries(glossary)) {
      const word = term[language].toLowerCase();
      const other = owner.get(word);
      if (other !== undefined) found.push(`${other} and ${id} are both "${term[language]}"`);
      owner.set(word, id);
    }
  }
  return found;
}

const isLatin = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);

/** Latin words count as whole words, Chinese ones wherever they stand. */
export function holds(text: string, word: string): boolean {
  if (!isLatin(word)) return text.includes(word);
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![a-z])${plain}(?![a-z])`, 'i').test(text);
}

/** @returns where a wording stands that the glossary forbids */
export function avoidedWords(glossary: Glossary, texts: Readonly<Record<string, string>>): string[] {
  const words = Object.entries(glossary).flatMap(([id, term]) =>
    (term.avoid ?? []).map((word) => ({ id, word })),
  );
  return Object.entries(texts).flatMap(([where, text]) =>
    words.filter(({ word }) => holds(text, word)).map(({ id, word }) => `${where}: "${word}" (term ${id})`),
  );
}

/** @returns English messages that lack the word of a strict term their Chinese twin holds */
export function lostTerms(glossary: Glossary, zh: Messages, en: Messages): string[] {
  const strict = Object.entries(glossary).filter(([, term]) => term.strict === true);
  return Object.entries(zh).flatMap(([key, text]) =>
    strict
      .filter(([, term]) => text.includes(term[BASE]))
      .filter(([, term]) => ![term.en, ...(term.enForms ?? [])].some((form) => holds(en[key] ?? '', form)))
      .map(([id, term]) => `${key}: no "${term.en}" (term ${id})`),
  );
}
