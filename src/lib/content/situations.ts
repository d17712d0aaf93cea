/**
 * The rulings as situations that can be opened and stepped through: every case is played once at build time and kept as
 * set-up and choices. Build and test time only; the browser fetches the plain data of `/situations/**.json`.
 */
import type { Branch, Case } from '../dsl/cases/parse.ts';
import { runCase } from '../dsl/cases/run.ts';
import { storedSetup, type StoredSetup } from '../dsl/roster/roster.ts';
import type { Choice } from '../grail/index.ts';
import type { TextLocale } from '../lesson/format.ts';
import { caseTexts, technicalCases, type CaseText } from './case-texts.ts';
import { characterOf, loadCharacterRulings, loadRulings } from './cases.ts';
import { deck } from './deck.ts';
import { roster } from './roster.ts';
import { paragraphs } from './rules.ts';

/** One course of a case: what the players answer, from the set-up on. */
export interface SituationLine {
  choices: readonly Choice[];
  /** Numbers of choices made where the case says what must hold, in order; the last is its end. */
  marks: readonly number[];
}

/** A ruling that can be opened at a table. A case with alternatives has several lines from the same set-up. */
export interface RulingSituation {
  id: string;
  /** Paragraphs, points and sections it shows, the first one first: `§7.4(1)`. */
  rules: readonly string[];
  /** Chapter of the first of them: `7`. */
  topic: string;
  /** The file of the case without its ending: `attack`. */
  file: string;
  /** Official characters by id: the sheets are fetched once, not with every case. */
  setup: StoredSetup;
  lines: readonly SituationLine[];
}

/** A ruling in lists and search. */
export interface RulingEntry extends CaseText {
  id: string;
  rules: readonly string[];
  topic: string;
  /** Of the rulings of a character: whose it is. */
  character?: string;
  /** Left out of the library by default. */
  technical: boolean;
  /** Whether it can be opened: a set-up that is refused cannot. */
  opens: boolean;
}

export interface RulingIndex {
  /** Chapters that have rulings, in order, with their titles. */
  topics: readonly { topic: string; title: string }[];
  /** By topic, then in the order of the cases. */
  rulings: readonly RulingEntry[];
}

/** The chapter of a § reference: `§7.4(1)` → `7`. */
export const chapterOf = (rule: string): string => /^§(\d+)/.exec(rule)?.[1] ?? '';

const topicOf = ({ id, rules }: Case): string => {
  const topic = chapterOf(rules[0] ?? '');
  if (topic === '') throw new Error(`${id}: its first rule must be a §, since that makes its topic`);
  return topic;
};

const fileOf = ({ file }: Case): string => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);

/** Where a course says what must hold, counted in choices made before it. */
function marksOf({ steps, then }: Branch): number[] {
  const marks: number[] = [];
  let made = 0;
  for (const step of steps) {
    if (step.kind === 'choice') made += 1;
    else marks.push(made);
  }
  return [...new Set(then === null ? marks : [...marks, made])];
}

/**
 * Plays a case.
 * @returns null where the set-up is to be refused, so that there is no game
 * @throws if the case does not hold: nothing false may be shown as a ruling
 */
function situationOf(entry: Case): RulingSituation | null {
  const { games, failures } = runCase(entry, deck, roster);
  if (failures.length > 0) throw new Error(`${entry.id} does not hold; run npm run cases -- ${entry.file}`);
  const [first] = games;
  if (first === undefined) return null;
  return {
    id: entry.id,
    rules: entry.rules,
    topic: topicOf(entry),
    file: fileOf(entry),
    setup: storedSetup(first.setup, roster),
    lines: games.map(({ choices }, index) => {
      const branch = entry.branches[index];
      return { choices, marks: branch === undefined ? [] : marksOf(branch) };
    }),
  };
}

interface Library {
  cases: readonly Case[];
  situations: readonly RulingSituation[];
}

/** Played once for a whole build; a run that failed is tried again. */
function playedOnce(load: () => Promise<Case[]>): () => Promise<Library> {
  let library: Promise<Library> | undefined;
  const playAll = async (): Promise<Library> => {
    const cases = (await load()).sort((a, b) => Number(topicOf(a)) - Number(topicOf(b)));
    return { cases, situations: cases.flatMap((entry) => situationOf(entry) ?? []) };
  };
  return () =>
    (library ??= playAll().catch((error: unknown) => {
      library = undefined;
      throw error;
    }));
}
const played = playedOnce(loadRulings);
const playedCharacters = playedOnce(loadCharacterRulings);

/** Every ruling of the rules that runs to a game, by topic. */
export const situations = async (): Promise<readonly RulingSituation[]> => (await played()).situations;

/** The rulings of one chapter that run to a game, in the order of the cases. */
export const situationsOf = async (topic: string): Promise<RulingSituation[]> =>
  (await situations()).filter((situation) => situation.topic === topic);

/** Chapters with a ruling that can be opened, in order. */
export const situationTopics = async (): Promise<string[]> => [
  ...new Set((await situations()).map(({ topic }) => topic)),
];

/** The rulings of all official characters that run to a game. */
export const characterSituations = async (): Promise<readonly RulingSituation[]> => (await playedCharacters()).situations;

/** Those of one character. */
export async function characterShelf(id: string): Promise<RulingSituation[]> {
  const { cases, situations: all } = await playedCharacters();
  const own = new Set(cases.filter((entry) => characterOf(entry) === id).map((entry) => entry.id));
  return all.filter((situation) => own.has(situation.id));
}

/** What the library lists and searches, in one language. @throws if a ruling has no text */
export const rulingIndex = async (locale: TextLocale): Promise<RulingIndex> => indexOf(await played(), locale);

/** The same of the rulings of the official characters. */
export const characterRulingIndex = async (locale: TextLocale): Promise<RulingIndex> =>
  indexOf(await playedCharacters(), locale);

function indexOf({ cases, situations: opened }: Library, locale: TextLocale): RulingIndex {
  const { texts } = caseTexts(locale);
  const technical = technicalCases();
  const chapters = paragraphs(locale);
  const opens = new Set(opened.map(({ id }) => id));
  const rulings = cases.map((entry): RulingEntry => {
    const text = texts[entry.id];
    if (text === undefined) throw new Error(`${entry.id} has no text in ${locale}`);
    const { id, rules } = entry;
    const character = characterOf(entry);
    return {
      ...{ id, rules, topic: topicOf(entry), technical: id in technical, opens: opens.has(id), ...text },
      ...(character !== null && { character }),
    };
  });
  const topics = [...new Set(rulings.map(({ topic }) => topic))];
  return { topics: topics.map((topic) => ({ topic, title: chapters[`§${topic}`]?.title ?? '' })), rulings };
}
