import { chapters } from '$lib/content/lessons.ts';

/** Only chapters that have lessons: the home page speaks of what can be gone on with. */
export const load = () => ({ chapters: chapters().filter(({ lessons }) => lessons.length > 0) });
