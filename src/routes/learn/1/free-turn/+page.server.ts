import { error } from '@sveltejs/kit';
import { chapters } from '$lib/content/lessons.ts';
import { elementMarks } from '$lib/content/rules.ts';

export const load = () => {
  const chapter = chapters().find(({ id }) => id === 1);
  if (chapter === undefined) error(404);
  return { chapter, marks: elementMarks() };
};
