/** What the search finds, in one language, as the file that the site fetches. Build and test time only. */
import * as OpenCC from 'opencc-js';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { aliasesOf, codexEntries } from './codex-entries.ts';
import { allSynonyms, glossary } from './glossary.ts';
import { lessons } from './lessons.ts';
import { puzzles } from './puzzles.ts';
import { chartStates, rulebook, type Said } from './rulebook.ts';
import { rulePath } from './rule-path.ts';
import { buildIndex, type SearchDocument, type SearchFile } from './search-index.ts';
import { disputes } from './settings.ts';
import { rulingIndex } from './situations.ts';

/** What people say for the terms that a § explains leads to the § too. */
function synonymsByRule(locale: TextLocale): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { rule, word, synonyms } of glossary(locale)) {
    if (synonyms.length > 0) found.set(rule, [...(found.get(rule) ?? []), word, ...synonyms]);
  }
  return found;
}

async function rules(locale: TextLocale): Promise<SearchDocument[]> {
  const documentOf = (said: Said, also: string): SearchDocument => ({
    id: `rule ${said.rule}`,
    kind: 'rule',
    label: said.rule,
    title: said.title[locale],
    path: rulePath(said.rule),
    text: said.text[locale],
    also: [also, ...(words.get(said.rule) ?? [])].join(' · '),
  });
  const chapters = await rulebook();
  const words = synonymsByRule(locale);
  return chapters.flatMap((chapter) => [
    documentOf(chapter, ''),
    ...chapter.paragraphs.flatMap((paragraph) => [
      documentOf(
        paragraph,
        disputes.filter((one) => one.rules[0] === paragraph.rule).map((one) => one.title[locale]).join(' '),
      ),
      ...paragraph.parts.map((part) => documentOf(part, '')),
    ]),
  ]);
}

const terms = (locale: TextLocale): SearchDocument[] =>
  glossary(locale).map(({ id, word, text, rule, others }) => ({
    id: `term ${id}`,
    kind: 'term',
    label: rule,
    title: word,
    path: `/rules/glossary/#${id}`,
    text,
    also: [...others, ...allSynonyms(id)].join(' · '),
    names: others,
  }));

/** The number of a seat within a line, in the language of the file; seats count from 1. */
export type SeatName = (number: number) => string;

async function cases(locale: TextLocale, seat: SeatName): Promise<SearchDocument[]> {
  const { rulings } = await rulingIndex(locale);
  const named = (text: string) => text.replace(/\{(\d)\}/g, (_, at: string) => seat(Number(at) + 1));
  return rulings
    .filter(({ opens, technical }) => opens && !technical)
    .map(({ id, rules: cited, question, answer }) => ({
      id: `case ${id}`,
      kind: 'case',
      label: id,
      title: named(question),
      path: `/situations/table/#case=${id}`,
      text: named(answer),
      also: cited.join(' '),
    }));
}

const riddles = (locale: TextLocale): SearchDocument[] =>
  puzzles.map(({ facts, text }) => ({
    id: `puzzle ${facts.id}`,
    kind: 'puzzle',
    label: facts.id,
    title: text[locale].title,
    path: `/learn/puzzles/${facts.id}/`,
    text: text[locale].task,
    also: facts.sections.join(' '),
  }));

const taught = (locale: TextLocale): SearchDocument[] =>
  lessons.map(({ head, text }) => ({
    id: `lesson ${head.id}`,
    kind: 'lesson',
    label: head.id.slice(1),
    title: text[locale].title,
    path: `/learn/${head.chapter}/${head.slug}/`,
    text: text[locale].idea,
    also: head.sections.join(' '),
  }));

/** Every character, and every skill by the name of its own. */
const characters = (locale: TextLocale): SearchDocument[] =>
  codexEntries.flatMap((entry) => {
    const { id, name, tokens, skills } = entry;
    const path = `/codex/characters/${id}/`;
    const others = (one: ByLocale<string>, alias: readonly string[]) => [...new Set([...Object.values(one), ...alias])];
    const one = (key: string, of: ByLocale<string>, to: string, label: string, also: readonly string[]): SearchDocument => ({
      ...{ id: `character ${key}`, kind: 'character', label, title: of[locale], path: to, text: '' },
      ...{ also: [...others(of, aliasesOf(key.split('/').at(-1) ?? '')), ...also].join(' · '), names: others(of, []) },
    });
    return [
      one(id, name, path, '', tokens.map((token) => token[locale])),
      ...skills.map((skill) => one(`${id}/${skill.id}`, skill.name, `${path}#${skill.id}`, name[locale], [])),
    ];
  });

const states = (locale: TextLocale): SearchDocument[] =>
  chartStates().map(({ rule, link: { machine, state, name, machineName } }) => ({
    id: `state ${machine}.${state}`,
    kind: 'state',
    label: rule,
    title: `${machineName[locale]} · ${name[locale]}`,
    path: `/charts/${machine}/#${state}`,
    text: '',
    also: '',
  }));

/** A page of the site, with its name in the language of the file. */
export interface PageName {
  path: string;
  title: string;
}

const pages = (names: readonly PageName[]): SearchDocument[] =>
  names.map(({ path, title }) => ({ id: `page ${path}`, kind: 'page', label: '', title, path, text: '', also: '' }));

/** Traditional characters of these texts, with their simplified ones. */
function simplifiedOf(texts: readonly string[]): Record<string, string> {
  const convert = OpenCC.Converter({ from: 'tw', to: 'cn' }) ;
  const characters = [...new Set(texts.flatMap((text) => [...text]))].filter((one) => /\p{Script=Han}/u.test(one));
  return Object.fromEntries(characters.map((one) => [one, convert(one)] as const).filter(([one, other]) => one !== other));
}

/** What the search finds beside the content, in the language of the file. */
export interface SearchSite {
  pages?: readonly PageName[];
  seat?: SeatName;
}

async function documents(
  locale: TextLocale,
  { pages: names = [], seat = String }: SearchSite,
): Promise<SearchDocument[]> {
  return [
    ...(await rules(locale)),
    ...terms(locale),
    ...taught(locale),
    ...riddles(locale),
    ...characters(locale),
    ...(await cases(locale, seat)),
    ...states(locale),
    ...pages(names),
  ];
}

/** The index of one language, for readers of either script. */
export async function searchFile(locale: TextLocale, site: SearchSite = {}): Promise<SearchFile> {
  const found = await documents(locale, site);
  const traditional = locale === 'en' ? [] : await documents('zh-Hant', {});
  const table = simplifiedOf(traditional.flatMap(({ title, text, also }) => [title, text, also]));
  return buildIndex(found, table);
}
