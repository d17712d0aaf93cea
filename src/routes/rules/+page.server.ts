import { chapterLines } from '$lib/content/rulebook.ts';

export const load = () => ({ chapters: chapterLines() });
