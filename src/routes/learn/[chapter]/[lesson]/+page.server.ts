import { error } from '@sveltejs/kit';
import { chapters, isGameLesson, lessonAt, lessons, playedOf } from '$lib/content/lessons.ts';
import { elementMarks } from '$lib/content/rules.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

/** Every lesson that is written. */
export const entries: EntryGenerator = () =>
  lessons.map(({ head }) => ({ chapter: String(head.chapter), lesson: head.slug }));

export const load: PageServerLoad = ({ params }) => {
  const lesson = lessonAt(Number(params.chapter), params.lesson);
  const chapter = chapters().find(({ id }) => id === Number(params.chapter));
  if (lesson === undefined || !isGameLesson(lesson) || chapter === undefined) error(404);
  return { lesson, chapter, played: playedOf(lesson), marks: elementMarks() };
};
