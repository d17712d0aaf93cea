import { error, json } from '@sveltejs/kit';
import { situationsOf, situationTopics } from '$lib/content/situations.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = async () => (await situationTopics()).map((topic) => ({ topic }));

/** Set-ups and lines of one chapter's rulings: a file a chapter, so that all can be kept for offline use. */
export const GET: RequestHandler = async ({ params: { topic } }) => {
  const found = await situationsOf(topic);
  if (found.length === 0) error(404);
  return json(found);
};
