/** What the search finds, in one language, as the file that the site fetches. Build and test time only. */
import * as OpenCC from 'opencc-js';
import type { TextLocale } from '../lesson/format.ts';
import { loadRulings } from './cases.ts';
import { allSynonyms, glossary } from './glossary.ts';
import { lessons } from './lessons.ts';
import { chartStates, rulebook, type Said } from './rulebook.ts';
import { rulePath } from './rule-path.ts';
import { buildIndex, type SearchDocument, type SearchFile } from './search-index.ts';
import { disputes } from './settings.ts';

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

/** Question and answer of a case in one language. */
export interface CaseWords {
  title: string;
  text: string;
}

let rulings: ReturnType<typeof loadRulings> | undefined;

/** A case without words of its own has its sentence in English, and elsewhere the § it is about. */
async function cases(locale: TextLocale, words: Readonly<Record<string, CaseWords>>): Promise<SearchDocument[]> {
  const found = await (rulings ??= loadRulings());
  return found.map(({ id, title, rules: cited }) => ({
    id: `case ${id}`,
    kind: 'case',
    label: id,
    title: words[id]?.title ?? (locale === 'en' ? (title ?? cited.join(' ')) : cited.join(' ')),
    path: `/situations/table/#case=${id}`,
    text: words[id]?.text ?? '',
    also: locale === 'en' ? cited.join(' ') : (title ?? ''),
  }));
}

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

async function documents(locale: TextLocale, { pages: names, puzzles, caseWords }: Required<Found>): Promise<SearchDocument[]> {
  return [
    ...(await rules(locale)),
    ...terms(locale),
    ...taught(locale),
    ...puzzles,
    ...(await cases(locale, caseWords)),
    ...states(locale),
    ...pages(names),
  ];
}

/** What the search finds beside rules, words, lessons and charts; in the language of the file. */
interface Found {
  pages?: readonly PageName[];
  puzzles?: readonly SearchDocument[];
  caseWords?: Readonly<Record<string, CaseWords>>;
}
export interface SearchSite extends Found {
  /** Whether the site has a room: what leads to none is left out. */
  has?: (room: string) => boolean;
}

const NOTHING: Required<Found> = { pages: [], puzzles: [], caseWords: {} };

/** The index of one language, for readers of either script. */
export async function searchFile(locale: TextLocale, { has = () => true, ...more }: SearchSite = {}): Promise<SearchFile> {
  const found = await documents(locale, { ...NOTHING, ...more });
  const traditional = locale === 'en' ? [] : await documents('zh-Hant', NOTHING);
  const table = simplifiedOf(traditional.flatMap(({ title, text, also }) => [title, text, also]));
  return buildIndex(
    found.filter(({ kind, path }) => kind === 'page' || has(path.split('/')[1] ?? '')),
    table,
  );
}
