import { chapters } from '$lib/content/lessons.ts';

export const load = () => ({ chapters: chapters() });
