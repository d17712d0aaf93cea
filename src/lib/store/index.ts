/** What is kept in the browser: the door of this room. */
export { readProgressFile, progressExport, type FileFault } from './file.ts';
export { documents } from './documents.svelte.ts';
export { type GivenDocument } from './document-changes.ts';
export { type SavedDocument, type Undo } from './documents.ts';
export {
  envelope,
  isFault,
  readEnvelope,
  type Enveloped,
  type EnvelopeFault,
  type Fault,
  type Schemas,
} from './envelope.ts';
export { everythingExport, readEverything, type Everything, type ReadEverything } from './everything.ts';
export { fromLink, isLink, toLink } from './link.ts';
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
export {
  NO_PROGRESS,
  type ChapterProgress,
  type Document,
  type DocumentKind,
  type LessonProgress,
  type Progress,
} from './records.ts';
