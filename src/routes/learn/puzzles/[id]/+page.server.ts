import { error } from '@sveltejs/kit';
import { lessonEntries } from '$lib/content/lessons.ts';
import { misconceptions, puzzleOf, puzzles, seatedIn } from '$lib/content/puzzles.ts';
import { elementMarks } from '$lib/content/rules.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

/** Every puzzle that is written. */
export const entries: EntryGenerator = () => puzzles.map(({ facts }) => ({ id: facts.id }));

export const load: PageServerLoad = ({ params }) => {
  const puzzle = puzzleOf(params.id);
  if (puzzle === undefined) error(404);
  return {
    puzzle,
    characters: seatedIn([puzzle]),
    marks: elementMarks(),
    lesson: lessonEntries().find(({ id }) => id === puzzle.facts.after) ?? null,
    misconceptions: misconceptions().flatMap((row) => (row.puzzle === puzzle.facts.id ? row.id : [])),
  };
};
