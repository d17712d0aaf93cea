import { error } from '@sveltejs/kit';
import { codexCharacter } from '$lib/content/codex.ts';
import { codexEntries } from '$lib/content/codex-entries.ts';
import { strips } from '$lib/content/codex-windows.ts';
import { limitsOf } from '$lib/features/codex/limits.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => codexEntries.map(({ id }) => ({ id }));

export const load: PageServerLoad = async ({ params: { id } }) => {
  const character = await codexCharacter(id);
  if (character === undefined) error(404);
  const at = codexEntries.findIndex((entry) => entry.id === id);
  const neighbour = (step: number) => {
    const entry = codexEntries[at + step];
    return entry === undefined ? null : { id: entry.id, name: entry.name };
  };
  return { character, limits: limitsOf(character.base), strips, before: neighbour(-1), after: neighbour(1) };
};
