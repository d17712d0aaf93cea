import { error, json } from '@sveltejs/kit';
import { isGameLesson, lessons } from '$lib/content/lessons.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () =>
  lessons.filter(isGameLesson).map(({ head }) => ({ id: head.id }));

/** One of our lessons, whole: fetched by a teacher who goes on from it. */
export const GET: RequestHandler = ({ params: { id } }) => {
  const lesson = lessons.filter(isGameLesson).find(({ head }) => head.id === id);
  if (lesson === undefined) error(404);
  return json(lesson);
};
