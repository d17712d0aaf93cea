import { writtenChapters } from '$lib/content/lessons.ts';
import { puzzleEntries } from '$lib/content/puzzles.ts';
import { fan } from '$lib/features/home/fan.server.ts';

export const load = () => ({ chapters: writtenChapters(), fan: fan(), puzzles: puzzleEntries() });
