import { error, json } from '@sveltejs/kit';
import { paragraphs } from '$lib/content/rules.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [{ locale: 'zh-Hans' }, { locale: 'zh-Hant' }, { locale: 'en' }];

/** Texts of every §, in one language; pages fetch them when they have time. */
export const GET: RequestHandler = ({ params: { locale } }) => {
  if (locale !== 'zh-Hans' && locale !== 'zh-Hant' && locale !== 'en') error(404);
  return json(paragraphs(locale));
};
