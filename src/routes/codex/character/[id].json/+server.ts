import { error, json } from '@sveltejs/kit';
import { codexEntries } from '$lib/content/codex-entries.ts';
import { characterData } from '$lib/features/codex/page-data.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => codexEntries.map(({ id }) => ({ id }));

/** One character as its page has it, for standing beside another. */
export const GET: RequestHandler = async ({ params: { id } }) => {
  const data = await characterData(id);
  if (data === undefined) error(404);
  return json(data);
};
