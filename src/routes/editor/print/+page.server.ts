import { codexEntries } from '$lib/content/codex-entries.ts';

export const load = () => ({
  entries: codexEntries.map(({ id, name, seal, faction, stars }) => ({ id, name, seal, faction, stars })),
});
