import { error } from '@sveltejs/kit';
import { codexEntries } from '$lib/content/codex-entries.ts';
import { characterData } from '$lib/features/codex/page-data.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => codexEntries.map(({ id }) => ({ id }));

export const load: PageServerLoad = async ({ params: { id } }) => {
  const data = await characterData(id);
  if (data === undefined) error(404);
  const at = codexEntries.findIndex((entry) => entry.id === id);
  const neighbour = (step: number) => {
    const entry = codexEntries[at + step];
    return entry === undefined ? null : { id: entry.id, name: entry.name };
  };
  return { ...data, before: neighbour(-1), after: neighbour(1) };
};
