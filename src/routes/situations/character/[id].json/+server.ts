import { error, json } from '@sveltejs/kit';
import { characterIds } from '$lib/content/roster.ts';
import { characterShelf } from '$lib/content/situations.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => characterIds.map((id) => ({ id }));

/** Set-ups and lines of one character's rulings. */
export const GET: RequestHandler = async ({ params: { id } }) => {
  if (!characterIds.includes(id)) error(404);
  return json(await characterShelf(id));
};
