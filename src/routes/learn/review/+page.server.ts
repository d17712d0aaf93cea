import { lessonEntries, lessonQuizzes } from '$lib/content/lessons.ts';
import { misconceptions, puzzleEntries, puzzles, seatedIn } from '$lib/content/puzzles.ts';
import { elementMarks } from '$lib/content/rules.ts';

export const load = () => {
  const rows = misconceptions();
  return {
    puzzles: [...puzzles],
    characters: seatedIn(puzzles),
    entries: puzzleEntries(),
    misconceptions: rows,
    lessons: lessonEntries(),
    quizzes: lessonQuizzes().filter(({ lesson }) => rows.some((row) => row.lesson === lesson)),
    marks: elementMarks(),
  };
};
