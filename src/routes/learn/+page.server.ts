import { moreIsPlanned, writtenChapters } from '$lib/content/lessons.ts';

export const load = () => ({ chapters: writtenChapters(), more: moreIsPlanned() });
