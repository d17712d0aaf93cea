/** The official characters as the codex shows them: a line each for the list, and everything about one. Build and test time only. */
import { z } from 'zod';
import type { CardName, Character, Element, Faction, Text } from '../grail/index.ts';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { readYaml } from '../lesson/read.ts';
import { characterOf, loadCharacterRulings } from './cases.ts';
import { actingOf, kindsOf, lastingOf, timesOf, type Acting, type ActKind, type Time } from './codex-acts.ts';
import { codexText, namesOf, type CodexText } from './codex-text.ts';
import { stations, type Station } from './codex-windows.ts';
import { deck } from './deck.ts';
import { lessons } from './lessons.ts';
import { roster } from './roster.ts';
import { wholeOf, type LessonLink } from './rulebook.ts';
import { characterRulingIndex } from './situations.ts';
import aliasFile from '$content/characters/aliases.yaml?raw';

/** A character in a list. */
export interface CodexEntry {
  id: string;
  name: ByLocale<string>;
  faction: Faction;
  stars: number;
  /** What is cut into its seal: the first sign of its name. */
  seal: string;
  tokens: ByLocale<string>[];
  skills: ByLocale<string>[];
  aliases: readonly string[];
  times: readonly Time[];
  kinds: readonly ActKind[];
}

/** Cards of the deck that carry a unique skill, alike ones counted. */
export interface CarriedSkill {
  skill: string;
  cards: { name: CardName; element: Element; faction: Faction; count: number }[];
}

/** A ruling about a character. */
export interface CodexRuling {
  id: string;
  rules: readonly string[];
  question: ByLocale<string>;
  answer: ByLocale<string>;
  /** Whether it can be opened at a table. */
  opens: boolean;
  /** Own skills it shows. */
  skills: string[];
}

/** Everything about one character. */
export interface CodexCharacter {
  id: string;
  faction: Faction;
  stars: number;
  seal: string;
  base: NonNullable<Character['base']>;
  text: ByLocale<CodexText>;
  acting: Acting[];
  lasting: string[];
  kinds: readonly ActKind[];
  carried: CarriedSkill[];
  rulings: CodexRuling[];
  /** Paragraphs that its rulings cite most. */
  rules: string[];
  lessons: LessonLink[];
}

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const byLocale = <T>(of: (locale: TextLocale) => T): ByLocale<T> => ({
  'zh-Hans': of('zh-Hans'),
  'zh-Hant': of('zh-Hant'),
  en: of('en'),
});

const aliases = readYaml(
  { file: 'content/characters/aliases.yaml', text: aliasFile },
  z.record(z.string(), z.array(z.string())),
);

const sealOf = ({ zh, en }: Text): string => [...(zh ?? en ?? '')][0] ?? '';
const unsided = (token: { name: Text }): ByLocale<string> => namesOf(token.name);

function entryOf(character: Character): CodexEntry {
  const { id, name, faction, stars, skills, tokens = {} } = character;
  return {
    ...{ id, faction, stars, name: namesOf(name), seal: sealOf(name) },
    tokens: Object.values(tokens).map(unsided),
    skills: skills.map((skill) => namesOf(skill.name)),
    aliases: [id, ...skills.map((skill) => skill.id)].flatMap((one) => aliases[one] ?? []),
    times: [...new Set(skills.flatMap(timesOf))],
    kinds: kindsOf(skills),
  };
}

/** All of them, by their English names. */
export const codexEntries: readonly CodexEntry[] = [...roster.values()].map(entryOf);

/** The moments that at least one of them listens to: those of the flow in its order, then the others. */
export function codexTimes(): Time[] {
  const used = new Set(codexEntries.flatMap(({ times }) => times));
  const inFlow = stations.map(({ time }) => time).filter((time) => used.has(time));
  return [...inFlow, ...[...used].filter((time) => !inFlow.includes(time))];
}

/** Every moment of the flow, for the strips that show where one acts. */
export const codexStations = (): readonly Station[] => stations;

function carriedBy({ id, skills }: Character): CarriedSkill[] {
  return skills.flatMap((skill) => {
    const cards: CarriedSkill['cards'] = [];
    for (const { name, element, faction, unique } of deck) {
      if (!unique.some((one) => one.character === id && one.skill === skill.id)) continue;
      const alike = cards.find((card) => card.name === name && card.element === element && card.faction === faction);
      if (alike) alike.count += 1;
      else cards.push({ name, element, faction, count: 1 });
    }
    return cards.length === 0 ? [] : [{ skill: skill.id, cards }];
  });
}

async function rulingsOf({ id: character }: Character): Promise<CodexRuling[]> {
  const indexes = await Promise.all(LOCALES.map(characterRulingIndex));
  const shows = new Map((await loadCharacterRulings()).map((entry) => [entry.id, entry] as const));
  const text = (id: string, locale: TextLocale) =>
    indexes[LOCALES.indexOf(locale)]?.rulings.find((one) => one.id === id);
  const own = [...shows.values()].filter((entry) => characterOf(entry) === character);
  return own.map(({ id, rules, shows: skills }) => ({
    ...{ id, rules },
    question: byLocale((locale) => text(id, locale)?.question ?? ''),
    answer: byLocale((locale) => text(id, locale)?.answer ?? ''),
    opens: text(id, 'en')?.opens ?? false,
    skills: skills.flatMap((one) => (one.startsWith(`${character}/`) ? [one.slice(character.length + 1)] : [])),
  }));
}

/** As many as a glance holds. */
const MOST_RULES = 8;
const MOST_LESSONS = 4;

function citedMost(rulings: readonly CodexRuling[]): string[] {
  const counts = new Map<string, number>();
  for (const { rules } of rulings)
    for (const rule of new Set(rules.map(wholeOf))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([rule]) => rule);
}

const lessonsOn = (rules: readonly string[]): LessonLink[] =>
  lessons
    .map((lesson) => ({ lesson, hits: rules.filter((rule) => lesson.head.sections.map(wholeOf).includes(rule)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MOST_LESSONS)
    .map(({ lesson: { head, text } }) => ({
      ...{ id: head.id, chapter: head.chapter, slug: head.slug },
      title: byLocale((locale) => text[locale].title),
    }));

/** @returns everything about an official character; undefined if there is none of that id */
export async function codexCharacter(id: string): Promise<CodexCharacter | undefined> {
  const character = roster.get(id);
  if (character === undefined) return undefined;
  const rulings = await rulingsOf(character);
  const rules = citedMost(rulings).slice(0, MOST_RULES);
  return {
    ...{ id, faction: character.faction, stars: character.stars, seal: sealOf(character.name) },
    base: character.base ?? {},
    text: byLocale((locale) => codexText(character, locale)),
    acting: actingOf(character),
    lasting: lastingOf(character),
    kinds: kindsOf(character.skills),
    carried: carriedBy(character),
    ...{ rulings, rules },
    lessons: lessonsOn(rules),
  };
}
