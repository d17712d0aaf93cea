import { chapters } from '$lib/content/lessons.ts';
import { misconceptions, puzzleEntries } from '$lib/content/puzzles.ts';

export const load = () => ({
  chapters: chapters(),
  puzzles: puzzleEntries(),
  misconceptions: misconceptions(),
});
