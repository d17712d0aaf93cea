import { error, json } from '@sveltejs/kit';
import { hasRoom } from '$lib/content/rooms.ts';
import { searchFile, type PageName } from '$lib/content/search.ts';
import { isLocale, m, setLocale, type Locale } from '$lib/i18n';
import { NAV } from '$lib/ui/nav.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [{ locale: 'zh-Hans' }, { locale: 'zh-Hant' }, { locale: 'en' }];

/** The main pages by their names in the bar, and those that no bar names. */
async function pageNames(locale: Locale): Promise<PageName[]> {
  // Names follow the language of the page; pages are prerendered one by one, in zh-Hans.
  await setLocale(locale);
  const names = NAV.map(({ path, label }) => ({ path, title: label() }));
  await setLocale('zh-Hans');
  return [...names, { path: '/rules/glossary/', title: m.rulebook_glossary({}, { locale }) }];
}

/** The index of the search in one language; fetched when the search is opened for the first time. */
export const GET: RequestHandler = async ({ params: { locale } }) => {
  if (!isLocale(locale)) error(404);
  return json(await searchFile(locale, { pages: await pageNames(locale), has: hasRoom }));
};
