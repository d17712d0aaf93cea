import { error, json } from '@sveltejs/kit';
import { glossary } from '$lib/content/glossary.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [{ locale: 'zh-Hans' }, { locale: 'zh-Hant' }, { locale: 'en' }];

/** The words of the game in one language, for the cards of terms: fetched when a text has words to mark. */
export const GET: RequestHandler = ({ params: { locale } }) => {
  if (locale !== 'zh-Hans' && locale !== 'zh-Hant' && locale !== 'en') error(404);
  return json(
    glossary(locale).map(({ id, word, others, rule, path, text, marked }) => ({
      ...{ id, word, others, rule, path, text, marked },
    })),
  );
};
