import { codexEntries, codexTimes } from '$lib/content/codex-entries.ts';

export const load = () => ({ entries: codexEntries, times: codexTimes() });
