import { codexEntries } from '$lib/content/codex-entries.ts';
import { strips } from '$lib/content/codex-windows.ts';
import { elementMarks } from '$lib/content/rules.ts';

/** Official characters to begin from, and the moments of a turn for the picture of it. */
export const load = () => ({
  entries: codexEntries.map(({ id, name, seal, faction, stars }) => ({ id, name, seal, faction, stars })),
  strips,
  marks: elementMarks(),
});
