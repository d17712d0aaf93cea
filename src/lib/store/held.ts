/** What is kept of one lesson: a part of its own, because every lesson asks for it and for nothing else of mastery. */
import type { LessonProgress, Progress } from './records.ts';

export const heldOf = (progress: Progress | null, lesson: string): LessonProgress | undefined =>
  progress?.lessons.find((one) => one.lesson === lesson);
