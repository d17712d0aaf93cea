/** What a sentence needs to know: the character, the event it is about, the names given before, what is still to be said. */
import type { Effect } from '../verbs/index.ts';
import type { Body } from './body.ts';
import type { Character, Skill } from './character.ts';
import type { Trigger } from './trigger.ts';
import type { Text } from './words.ts';
import { NOTHING, said, type Named, type Said } from './said.text.ts';

export type Tongue = 'zh' | 'en';

/** What a name of the skill stands for. */
export type Meaning =
  | { is: 'character'; many: boolean; words: Said }
  | { is: 'number'; letter: string }
  /** 1 where an optional cost was paid; `words`: what paying it was. */
  | { is: 'paid'; words: Said }
  | { is: 'cards' | 'element' | 'placed' | 'result'; words: Said };

/** What comes up while a sentence is made and stands elsewhere in it. */
export interface Book {
  /** Facts that stand as a letter; said at the sentence's end. */
  facts: { key: string; letter: string; words: Said }[];
  /** How far a chosen number goes: stands where it is first named. */
  ranges: Map<string, Said>;
  /** Goes behind the effect in work. */
  tails: Said[];
  /** How often names of numbers stand in formulas. */
  mentions: ReadonlyMap<string, number>;
  /** Cards that several steps collect under one name: the sign that stands behind each of them. */
  marks: ReadonlyMap<string, string>;
  /** Letters that names of the skill have. */
  letters: Set<string>;
}

export interface Say {
  readonly tongue: Tongue;
  readonly character: Character;
  readonly skill: Skill | null;
  /** Names of characters and skills of other files. */
  readonly others: (id: string) => Text | undefined;
  /** The events that roles mean. */
  readonly on: readonly Trigger[];
  readonly names: ReadonlyMap<string, Meaning>;
  /** Somebody else is the subject: `self` must be named. */
  readonly aloud: boolean;
  /** `it` is what the sentence part hangs on: one "who has …", several "who have …". */
  readonly relative: false | 'one' | 'many';
  /** One use for each fitting card: the event is about that one. */
  readonly each: boolean;
  /** English: verbs without ending, after "have". */
  readonly bare: boolean;
  /** How deep in options. */
  readonly depth: number;
  readonly book: Book;
  /** Told of each body, effect, cost and condition before it is said, with the names it may use; null: nobody listens. */
  readonly watch: ((part: object, say: Say) => void) | null;
  readonly effects: (list: readonly Effect[], say: Say) => Said;
  /** A mode or option; `lead`: who may. */
  readonly body: (body: Body, say: Say, lead: Said) => Said;
}

/** Text of a construct beside its file: what it says in both languages, and what an author reads about it. */
export interface ConstructText<T> {
  zh: (it: T, say: Say) => Said;
  en: (it: T, say: Say) => Said;
  docs: { zh: string; en: string };
  example: T;
}

/** Text of a verb; `block`: it holds steps of its own, so what follows begins a new sentence. */
export interface VerbText<E> extends ConstructText<E> {
  block?: (effect: E) => boolean;
}

/** @returns a word from the file in the language asked for, or the other, or its id */
export const typed = (text: Text | undefined, id: string, say: Say): string =>
  (say.tongue === 'zh' ? (text?.zh ?? text?.en) : (text?.en ?? text?.zh)) ?? id;

export function nameOf(of: Named, id: string, text: Text | undefined, say: Say): Said {
  return [{ kind: 'name', of, id, text: typed(text, id, say) }];
}

/** Own entry of a file's record; names such as `constructor` are no entries. */
export const entry = <T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;

/** @returns the word for these events' language */
export const spoken = (say: Say, zh: Said, en: Said): Said => (say.tongue === 'zh' ? zh : en);

export function tokenName(id: string, say: Say): Said {
  const name = nameOf('token', id, entry(say.character.tokens, id)?.name, say);
  return spoken(say, said`「${name}」`, name);
}
export function sideName(token: string, side: string, say: Say): Said {
  const found = entry(say.character.tokens, token);
  const sides = found?.kind === 'two-sided' ? found.sides : undefined;
  const name = nameOf('side', side, entry(sides, side), say);
  return spoken(say, said`「${name}」`, name);
}
export function formName(id: string, say: Say): Said {
  const name = nameOf('form', id, entry(say.character.forms, id)?.name, say);
  return spoken(say, said`【${name}】`, name);
}
export function skillName(id: string, say: Say): Said {
  const mine = say.character.skills.find((skill) => skill.id === id)?.name;
  const name = nameOf('skill', id, mine ?? say.others(id), say);
  return spoken(say, said`【${name}】`, name);
}
export function otherName(id: string, say: Say): Said {
  const name = nameOf('character', id, say.others(id), say);
  return spoken(say, said`【${name}】`, name);
}

/** The same speaker with something else in mind. */
export const within = (say: Say, change: Partial<Say>): Say => ({ ...say, ...change });
export const bind = (say: Say, name: string, bound: Meaning): Say =>
  within(say, { names: new Map(say.names).set(name, bound) });

/** Says `work` with a book of its own for what goes behind it. */
export function withTails(say: Say, work: (say: Say) => Said): Said {
  const tails: Said[] = [];
  const words = work(within(say, { book: { ...say.book, tails } }));
  return tails.length === 0 ? words : [...words, ...tails.flat()];
}

/** @returns the range of a chosen number, once: for where it is first named */
export function rangesIn(words: Said, say: Say): Said {
  const found = [...say.book.ranges].filter(([letter]) => words.some(({ text }) => text.includes(letter)));
  for (const [letter] of found) say.book.ranges.delete(letter);
  return found.length === 0 ? NOTHING : found.flatMap(([, range]) => range);
}

/** @returns the letter that stands for something, which the sentence's end explains once */
export function letterFor(key: string, say: Say, words: () => Said): string {
  const known = say.book.facts.find((fact) => fact.key === key);
  if (known !== undefined) return known.letter;
  const letter = freeLetter(say);
  const fact = { key, letter, words: NOTHING };
  say.book.facts.push(fact);
  fact.words = words();
  return letter;
}

const LETTERS = ['X', 'Y', 'Z', 'W', 'V', 'U', 'T', 'S', 'R', 'Q', 'P'];

/** @returns a letter that nothing in this sentence has yet */
export function freeLetter(say: Say): string {
  const free = LETTERS.find((letter) => !say.book.letters.has(letter));
  const letter = free ?? `X${say.book.letters.size}`;
  say.book.letters.add(letter);
  return letter;
}
