import { error, json } from '@sveltejs/kit';
import { searchFile, type PageName } from '$lib/content/search.ts';
import { isLocale, m, setLocale, type Locale } from '$lib/i18n';
import { NAV, type NavEntry } from '$lib/ui/nav.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [{ locale: 'zh-Hans' }, { locale: 'zh-Hant' }, { locale: 'en' }];

/** Pages that no bar names. */
const OTHERS: readonly NavEntry[] = [
  { path: '/rules/glossary/', label: () => m.rulebook_glossary() },
  { path: '/situations/', label: () => m.situation_library_title() },
  { path: '/play/', label: () => m.play_home_title() },
  { path: '/learn/review/', label: () => m.puzzle_review() },
  { path: '/learn/1/free-turn/', label: () => m.lesson_free_title() },
  { path: '/settings/', label: () => m.settings_title() },
  { path: '/about/', label: () => m.about_title() },
];

/** The pages by the names they have in this language. */
async function pageNames(locale: Locale): Promise<PageName[]> {
  // Names follow the language of the page; pages are prerendered one by one, in zh-Hans.
  await setLocale(locale);
  const names = [...NAV, ...OTHERS].map(({ path, label }) => ({ path, title: label() }));
  await setLocale('zh-Hans');
  return names.filter(({ path }, at) => names.findIndex((one) => one.path === path) === at);
}

/** The index of the search in one language; fetched when the search is opened for the first time. */
export const GET: RequestHandler = async ({ params: { locale } }) => {
  if (!isLocale(locale)) error(404);
  const seat = (number: number) => m.table_number({ number }, { locale });
  return json(await searchFile(locale, { pages: await pageNames(locale), seat }));
};
