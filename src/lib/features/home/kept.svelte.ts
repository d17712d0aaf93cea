/** What the home page says of the learner's progress. */
import { resolve } from '$app/paths';
import type { ChapterEntry } from '$lib/content/lessons.ts';
import { m, textOf } from '$lib/i18n';
import { lessonState, nextLesson, progress } from '$lib/store';
import type { NextLesson } from './next-lesson.ts';

/** The lesson to go on with, in the language of the page; null as long as nothing has been begun. */
export function keptNext(chapters: readonly ChapterEntry[]): NextLesson | null {
  const kept = progress.current;
  if (kept === null || kept.lessons.length === 0) return null;
  const lesson = nextLesson(
    kept,
    chapters.flatMap((chapter) => chapter.lessons),
  );
  const chapter = chapters.find(({ id }) => id === lesson?.chapter);
  if (lesson === null || !chapter) return null;
  return {
    href: resolve('/learn/[chapter]/[lesson]', { chapter: String(lesson.chapter), lesson: lesson.slug }),
    label: `${lesson.id.slice(1)} ${textOf(lesson.title)}`,
    chapter: m.lesson_chapter({ number: chapter.id, title: textOf(chapter.title) }),
    progress: {
      done: chapter.lessons.filter(({ id }) => lessonState(kept, id) === 'done').length,
      total: chapter.lessons.length,
    },
  };
}

/** Starts reading what is kept; once the page runs. */
export function openProgress(): void {
  void progress.open();
}
