/** Everything about an official character, as its page in the codex shows it. Build and test time only. */
import type { CardName, Character, Element, Faction } from '../grail/index.ts';
import type { Case } from '../dsl/cases/parse.ts';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { characterOf, loadCharacterRulings } from './cases.ts';
import { kindsOf, type ActKind } from './codex-acts.ts';
import { DESCRIBED } from './codex-text.ts';
import { deck } from './deck.ts';
import { lessons } from './lessons.ts';
import { roster } from './roster.ts';
import { wholeOf, type LessonLink } from './rulebook.ts';
import { byLocale, sheetOf, type Sheet } from './sheet.ts';
import { characterRulingIndex, type RulingIndex } from './situations.ts';

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
export interface CodexCharacter extends Sheet {
  kinds: readonly ActKind[];
  carried: CarriedSkill[];
  rulings: CodexRuling[];
  /** Paragraphs that its rulings cite most. */
  rules: string[];
  lessons: LessonLink[];
}

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
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

/** Read once: every character asks. */
let read: Promise<{ cases: Case[]; indexes: RulingIndex[] }> | undefined;

const readRulings = async () => ({
  cases: await loadCharacterRulings(),
  indexes: await Promise.all(LOCALES.map(characterRulingIndex)),
});

async function rulingsOf({ id: character }: Character): Promise<CodexRuling[]> {
  const { cases, indexes } = await (read ??= readRulings());
  const text = (id: string, locale: TextLocale) =>
    indexes[LOCALES.indexOf(locale)]?.rulings.find((one) => one.id === id);
  return cases.filter((entry) => characterOf(entry) === character).map(({ id, rules, shows: skills }) => ({
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
    ...sheetOf(character, DESCRIBED),
    kinds: kindsOf(character.skills),
    carried: carriedBy(character),
    ...{ rulings, rules },
    lessons: lessonsOn(rules),
  };
}
