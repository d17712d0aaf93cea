import { error, json } from '@sveltejs/kit';
import { characterRulingIndex } from '$lib/content/situations.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [{ locale: 'zh-Hans' }, { locale: 'zh-Hant' }, { locale: 'en' }];

/** The rulings of all official characters as they are listed and searched, in one language. */
export const GET: RequestHandler = async ({ params: { locale } }) => {
  if (locale !== 'zh-Hans' && locale !== 'zh-Hant' && locale !== 'en') error(404);
  return json(await characterRulingIndex(locale));
};
