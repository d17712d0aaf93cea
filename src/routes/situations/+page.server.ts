import { codexEntries } from '$lib/content/codex-entries.ts';

export const load = () => ({ characters: codexEntries.map(({ id, name }) => ({ id, name })) });
