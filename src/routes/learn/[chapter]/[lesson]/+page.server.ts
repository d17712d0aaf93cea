import { error } from '@sveltejs/kit';
import {
  chapters,
  charactersOf,
  isGameLesson,
  lessonAt,
  lessonEntries,
  lessons,
  openingFor,
  playedOf,
} from '$lib/content/lessons.ts';
import { mistakesOf, puzzleEntries } from '$lib/content/puzzles.ts';
import { elementMarks } from '$lib/content/rules.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

/** Every lesson that is written. */
export const entries: EntryGenerator = () =>
  lessons.map(({ head }) => ({ chapter: String(head.chapter), lesson: head.slug }));

export const load: PageServerLoad = ({ params }) => {
  const lesson = lessonAt(Number(params.chapter), params.lesson);
  const chapter = chapters().find(({ id }) => id === Number(params.chapter));
  if (lesson === undefined || !isGameLesson(lesson) || chapter === undefined) error(404);
  const { id } = lesson.head;
  const entries = lessonEntries();
  const follow = {
    next: entries[entries.findIndex((one) => one.id === id) + 1] ?? null,
    puzzles: puzzleEntries().filter(({ after }) => after === id),
    mistakes: mistakesOf(lesson),
  };
  const characters = charactersOf(lesson);
  return {
    lesson,
    chapter,
    characters,
    played: playedOf(lesson),
    opening: openingFor(lesson),
    marks: elementMarks(),
    follow,
  };
};
