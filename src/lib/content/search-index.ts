/**
 * The search, the same where it is built and where it is asked: Han texts are cut into characters and pairs, Latin
 * ones into words without their endings. Pure; the index itself is made at build (search.ts) and fetched as JSON.
 */
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { EMPTY_HAN, EMPTY_WORDS } from './search-words.text.ts';

export const KINDS = ['rule', 'term', 'character', 'lesson', 'puzzle', 'case', 'state', 'page'] as const;
export type Kind = (typeof KINDS)[number];

export interface SearchDocument {
  /** Kind and name of the thing, e.g. "rule §7.3". */
  id: string;
  kind: Kind;
  title: string;
  /** § or number that stands before the title; may be empty. */
  label: string;
  /** Address within the site, with what stands after #. */
  path: string;
  text: string;
  /** Other words people say for it. */
  also: string;
  /** Its title in other languages. */
  names?: readonly string[];
}
export type Hit = Pick<SearchDocument, 'id' | 'kind' | 'title' | 'label' | 'path'> & { score: number };

/** What the site fetches: the index, and traditional characters with their simplified ones. */
export interface SearchFile {
  index: AsPlainObject;
  simplified: Record<string, string>;
}

const PIECES = /\p{Script=Han}+|[a-z0-9]+(?:'[a-z]+)?/giu;
const HAN = /\p{Script=Han}/u;
/** A Han run as single characters and neighbouring pairs. */
function grams(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((next, index) => `${characters[index]}${next}`);
  return [...characters, ...pairs];
}

/** A § as people write it: 7.4 or, for a part of it, 7.4(1). */
const NUMBER = /(\d+\.\d+)(?:\(\d+\))?/g;

/** Cuts a text for the index. § numbers stay whole; a part is found by its § too. */
export function tokenize(text: string): string[] {
  const numbers = [...text.matchAll(NUMBER)].flatMap(([part, whole = '']) => (part === whole ? [whole] : [part, whole]));
  const pieces = text.replace(NUMBER, ' ').match(PIECES) ?? [];
  return [...numbers, ...pieces.flatMap((piece) => (HAN.test(piece) ? grams(piece) : [piece]))];
}

/** Cuts what somebody asks: of a Han run only the pairs count, or a character that stands alone. */
function tokenizeQuery(text: string): string[] {
  const tokens = tokenize(text);
  const pairs = tokens.filter((token) => HAN.test(token) && [...token].length === 2);
  if (pairs.length === 0) return tokens;
  const telling = pairs.filter((pair) => ![...pair].some((one) => EMPTY_HAN.test(one)));
  return [
    ...tokens.filter((token) => !HAN.test(token)),
    ...(telling.length > 0 ? telling : pairs),
    ...(text.match(/(?<!\p{Script=Han})\p{Script=Han}(?!\p{Script=Han})/gu) ?? []),
  ];
}

/** English words without plural and verb endings; nothing for words that say nothing. */
function plainWord(token: string): string | null {
  const word = token.toLowerCase().replace(/'s?$/, '');
  if (EMPTY_WORDS.has(word)) return null;
  if (HAN.test(word) || word.length < 5) return word;
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[a-z]{3})(?:ing|ed|es|(?<!s)s)$/, '');
}

const OPTIONS: Options<SearchDocument> = {
  fields: ['label', 'title', 'also', 'text'],
  storeFields: ['kind', 'title', 'label', 'path'],
  tokenize,
  processTerm: plainWord,
};

const isLatin = (term: string): boolean => /^[a-z]/.test(term);
/** The rules and their words answer most questions; a case shows one detail of them. */
const WEIGHT: Record<Kind, number> = { rule: 1.2, term: 1, character: 1, lesson: 1, puzzle: 0.9, case: 0.6, state: 0.7, page: 1 };
/** Weaker than this part of the best hit is noise. */
const NOISE = 0.15;

/** How much more a thing counts that is called just what was asked. */
const NAMED = 3;
/** Longer than any question; more would only cost time. */
const MOST_CHARACTERS = 80;

/** Makes traditional characters simplified, so that either script finds both. */
export const simplify = (text: string, table: Readonly<Record<string, string>>): string =>
  [...text].map((character) => table[character] ?? character).join('');

export function buildIndex(documents: readonly SearchDocument[], simplified: Record<string, string>): SearchFile {
  const search = new MiniSearch<SearchDocument>({
    ...OPTIONS,
    extractField: (document, name) => {
      const value = document[name as Exclude<keyof SearchDocument, 'names'>];
      return name === 'id' ? value : simplify(value, simplified);
    },
    // Pages show the words as they are written.
    storeFields: [],
  });
  search.addAll(documents);
  const index = search.toJSON();
  const shown = (id: string): Record<string, unknown> => {
    const { kind, title, label, path, names } = documents.find((one) => one.id === id) as SearchDocument;
    return { kind, title, label, path, ...(names && { names }) };
  };
  index.storedFields = Object.fromEntries(
    Object.entries(index.documentIds).map(([short, id]) => [short, shown(id as string)]),
  );
  return { index, simplified };
}

type Stored = Record<string, unknown> | undefined;

/** Whether a thing is called just what was asked: by its title in any language, or a § by its number. */
function isNamed(stored: Stored, asked: string, simplified: SearchFile['simplified']): boolean {
  const { kind, label, title, names = [] } = stored as unknown as SearchDocument;
  const name = asked.toLowerCase();
  return (
    [title, ...names].some((one) => simplify(one, simplified).toLowerCase() === name) ||
    (kind === 'rule' && label.slice(1) === name.replace('§', ''))
  );
}

export type Ask = (query: string) => Hit[];

/** Wakes a fetched index. @returns the question to ask it: the best hits first, none for an empty query. */
export function wakeSearch({ index, simplified }: SearchFile): Ask {
  const search = MiniSearch.loadJS<SearchDocument>(index, OPTIONS);
  return (query) => {
    const asked = simplify(query.trim().slice(0, MOST_CHARACTERS), simplified);
    const options: SearchOptions = {
      prefix: (term) => isLatin(term) && term.length >= 3,
      fuzzy: (term) => (isLatin(term) && term.length >= 4 ? 0.25 : false),
      boost: { label: 4, title: 2.5, also: 2.5, text: 1 },
      weights: { fuzzy: 0.3, prefix: 0.5 },
      boostDocument: (_id, _term, stored) =>
        WEIGHT[stored?.['kind'] as Kind] * (isNamed(stored, asked, simplified) ? NAMED : 1),
    };
    const pairs = search.search(asked, { ...options, tokenize: tokenizeQuery });
    const found = pairs.length > 0 ? pairs : search.search(asked, options);
    const least = (found[0]?.score ?? 0) * NOISE;
    return found.filter(({ score }) => score >= least).map(hitOf);
  };
}

function hitOf(found: SearchResult): Hit {
  const { id, kind, title, label, path } = found as unknown as Hit;
  return { id, kind, title, label, path, score: found.score };
}

/** The hits by kind, the kind with the best hit first, at most `most` of each. */
export function grouped(hits: readonly Hit[], most: number): { kind: Kind; hits: Hit[] }[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind).slice(0, most) }));
}
