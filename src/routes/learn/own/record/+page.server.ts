import { isGameLesson, lessonEntries, lessons } from '$lib/content/lessons.ts';
import { elementMarks } from '$lib/content/rules.ts';

/** Lessons of ours that a teacher may go on from. */
export const load = () => {
  const played = new Set(lessons.filter(isGameLesson).map(({ head }) => head.id));
  const entries = lessonEntries().filter(({ id }) => played.has(id));
  return { marks: elementMarks(), lessons: entries.map(({ id, title }) => ({ id, title })) };
};
