/** What is kept in the browser: the door of this room. */
export { readProgressFile, progressExport, type FileFault } from './file.ts';
export { progress } from './kept.svelte.ts';
export {
  chapterCheck,
  heldOf,
  lessonState,
  nextLesson,
  type ChapterCheck,
  type LessonState,
} from './mastery.ts';
export { type StoreProblem } from './problems.ts';
export { type ChapterChange, type LessonChange } from './changes.ts';
export { type ProgressStore } from './progress.ts';
export { NO_PROGRESS, type ChapterProgress, type LessonProgress, type Progress } from './records.ts';
