/**
 * The rulebook as pages show it: every § with what shows it (cases), what it governs (chart states), who teaches it
 * (lessons, puzzles), what changes it (§24) and what is disputed about it (§25), all read from where each of these is kept.
 * Build and test time only.
 */
import { z } from '../dsl/zod.ts';
import drawings from 'virtual:chart-drawings';
import namesEn from 'virtual:chart-names/en';
import namesHans from 'virtual:chart-names/zh-Hans';
import namesHant from 'virtual:chart-names/zh-Hant';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { readYaml } from '../lesson/read.ts';
import { lessons } from './lessons.ts';
import { puzzles } from './puzzles.ts';
import { paragraphs } from './rules.ts';
import list from '$content/rules/paragraphs.yaml?raw';
import { disputes, settingsOf, type Dispute, type Setting } from './settings.ts';
import { rulingIndex, type RulingEntry } from './situations.ts';

export interface StateLink {
  machine: string;
  state: string;
  name: ByLocale<string>;
  machineName: ByLocale<string>;
}
export interface LessonLink {
  id: string;
  chapter: number;
  slug: string;
  title: ByLocale<string>;
}
export interface PuzzleLink {
  id: string;
  title: ByLocale<string>;
}
export interface CaseLink {
  id: string;
  /** `{n}` stands for the name of seat n. */
  question: ByLocale<string>;
}
/** A § or a numbered part of one, e.g. §7.4(1). */
export interface Said {
  rule: string;
  title: ByLocale<string>;
  text: ByLocale<string>;
}
export interface Paragraph extends Said {
  parts: Said[];
  cases: CaseLink[];
  states: StateLink[];
  lessons: LessonLink[];
  puzzles: PuzzleLink[];
  settings: Setting[];
  /** Disputes whose first § this is: the box stands here. */
  disputes: Dispute[];
}
export interface Section extends Said {
  /** Number of the chapter, as it stands in the address. */
  section: number;
  paragraphs: Paragraph[];
  /** What cites the chapter as a whole. */
  cases: CaseLink[];
  states: StateLink[];
  lessons: LessonLink[];
  puzzles: PuzzleLink[];
}

/** §1 to §24: §25 (disputes) stands beside the § it is about. */
export const SECTIONS: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1);

const numbered = readYaml(
  { file: 'content/rules/paragraphs.yaml', text: list },
  z.array(z.object({ id: z.string(), chapter: z.int() })),
);

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const byLocale = <T>(of: (locale: TextLocale) => T): ByLocale<T> => ({
  'zh-Hans': of('zh-Hans'),
  'zh-Hant': of('zh-Hant'),
  en: of('en'),
});
const texts = byLocale(paragraphs);
const names = { 'zh-Hans': namesHans, 'zh-Hant': namesHant, en: namesEn };

/** §7.4(1) is a part of §7.4. */
export const wholeOf = (rule: string): string => rule.replace(/\(.*$/, '');

/** @throws if a § of the list has no text */
function said(rule: string): Said {
  const missing = LOCALES.find((locale) => texts[locale][rule] === undefined);
  if (missing !== undefined) throw new Error(`${rule} has no text in ${missing}`);
  return {
    rule,
    title: byLocale((locale) => texts[locale][rule]?.title ?? ''),
    text: byLocale((locale) => texts[locale][rule]?.text ?? ''),
  };
}

const partsOf = (rule: string): Said[] =>
  Object.keys(texts['zh-Hans'])
    .filter((key) => key.startsWith(`${rule}(`))
    .map(said);

/** Sorts things under every § they cite. */
function byRule<T>(things: readonly T[], rulesOf: (thing: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things)
    for (const rule of new Set(rulesOf(thing).map(wholeOf)))
      found.set(rule, [...(found.get(rule) ?? []), thing]);
  return found;
}

const allStates = Object.values(drawings).flatMap(({ graph }) =>
  graph.nodes
    .filter(({ rule }) => rule !== '')
    .map((node) => ({
      rule: node.rule,
      link: {
        machine: graph.machine,
        state: node.id,
        name: byLocale((locale) => names[locale].states[graph.machine]?.[node.id] ?? node.id),
        machineName: byLocale((locale) => names[locale].machines[graph.machine] ?? graph.machine),
      },
    })),
);

/** Every state of the charts with the § that governs it. */
export const chartStates = (): readonly { rule: string; link: StateLink }[] => allStates;

/** Rulings that open at a table; the technical ones, which show no situation, only where there are no others. */
function worthShowing<T extends { ruling: RulingEntry }>(found: readonly T[]): readonly T[] {
  const opening = found.filter(({ ruling }) => ruling.opens);
  const plain = opening.filter(({ ruling }) => !ruling.technical);
  return plain.length > 0 ? plain : opening;
}

/** What cites each §, from cases, charts and lessons. */
async function citations() {
  const states = byRule(allStates, ({ rule }) => [rule]);
  const asked = byRule(puzzles, ({ facts }) => facts.sections);
  const taught = byRule(lessons, ({ head }) => head.sections);
  const rulings = { hans: await rulingIndex('zh-Hans'), hant: await rulingIndex('zh-Hant'), en: await rulingIndex('en') };
  const shown = byRule(
    rulings.hans.rulings.map((ruling, at) => ({
      ruling,
      question: {
        'zh-Hans': ruling.question,
        'zh-Hant': rulings.hant.rulings[at]?.question ?? '',
        en: rulings.en.rulings[at]?.question ?? '',
      },
    })),
    ({ ruling }) => ruling.rules,
  );
  return (rule: string): Pick<Paragraph, 'cases' | 'states' | 'lessons' | 'puzzles'> => ({
    cases: worthShowing(shown.get(rule) ?? []).map(({ ruling: { id }, question }) => ({ id, question })),
    states: (states.get(rule) ?? []).map(({ link }) => link),
    puzzles: (asked.get(rule) ?? []).map(({ facts, text }) => ({
      id: facts.id,
      title: byLocale((locale) => text[locale].title),
    })),
    lessons: (taught.get(rule) ?? []).map(({ head, text }) => ({
      id: head.id,
      chapter: head.chapter,
      slug: head.slug,
      title: byLocale((locale) => text[locale].title),
    })),
  });
}

let whole: Promise<Section[]> | undefined;

/** The whole rulebook, chapter by chapter; put together once, since every chapter and every language asks. */
export const rulebook = (): Promise<Section[]> => (whole ??= putTogether());

async function putTogether(): Promise<Section[]> {
  const cited = await citations();
  return SECTIONS.map((section) => ({
    ...said(`§${section}`),
    ...cited(`§${section}`),
    section,
    paragraphs: numbered
      .filter(({ chapter }) => chapter === section)
      .map(({ id }) => ({
        ...said(id),
        ...cited(id),
        parts: partsOf(id),
        settings: settingsOf(id),
        disputes: disputes.filter(({ rules }) => rules[0] === id),
      })),
  }));
}

/** Number, title and one line of every chapter: for lists. */
export const chapterLines = (): (Said & { section: number })[] =>
  SECTIONS.map((section) => ({ ...said(`§${section}`), section }));
