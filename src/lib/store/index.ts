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
export {
  everythingExport,
  readEverything,
  setExport,
  type Everything,
  type ReadEverything,
  type Refused,
  type SetHead,
} from './everything.ts';
export { KINDS } from './kinds.ts';
export { NO_PAST, readPast, stepBetween } from './past.ts';
export { readBytes } from './plain-text.ts';
export { type Snapshot } from './snapshot.ts';
export { type Incoming, type TakenIn } from './take-in.ts';
export { CHAT_LINK, fromLink, isLink, LONGEST_LINK, toLink } from './link.ts';
export { heldOf } from './held.ts';
export { progress } from './kept.svelte.ts';
export { boxOf, dayOf, lessonsDone, OWN_LESSON, WAITS, type PuzzleTry } from './boxes.ts';
export {
  chapterCheck,
  graspOf,
  isFreePassed,
  lessonState,
  nextLesson,
  puzzlesOf,
  type ChapterCheck,
  type CheckRow,
  type Grasp,
  type LessonState,
} from './mastery.ts';
export {
  cardsBefore,
  dueBoxes,
  isMet,
  isStruckOut,
  puzzleOfDay,
  sessionCards,
  type ReviewCard,
} from './review.ts';
export { type StoreProblem } from './problems.ts';
export { type ChapterChange, type LessonChange, type MistakeChange } from './changes.ts';
export { type ProgressStore } from './progress.ts';
export {
  NO_PROGRESS,
  type ChapterProgress,
  type Document,
  type DocumentKind,
  type LessonProgress,
  type Mistake,
  type Past,
  type Progress,
  type PuzzleBox,
  type Step,
  type Trashed,
  type Version,
  type Why,
} from './records.ts';
