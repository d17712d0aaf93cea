/** What is kept in the browser, one record a row. Plain values: they are exported as they are. */
import type { TextEdit } from '../dsl/characters/json.ts';

export interface LessonProgress {
  lesson: string;
  /** Step to go on from; the number of steps = the closing question. */
  step: number;
  /** The furthest step ever reached. */
  reached: number;
  done: boolean;
  /** The closing question at its very first try, whenever that was; null before. */
  firstTry: boolean | null;
  /** The closing question has been right at first try in some sitting, or in a review. */
  right?: boolean;
  misses: number;
  helps: number;
  started: number;
  updated: number;
}

export interface ChapterProgress {
  chapter: number;
  /** Free turns begun; the next one's table is dealt by this number. */
  freeTurns: number;
  /** A free turn without an illegal try has been played. */
  freePassed: boolean;
  passed: boolean;
  updated: number;
}

/** A wrong answer that stands for a misconception was chosen. */
export interface Mistake {
  misconception: string;
  count: number;
  /** Its closing question is to be asked once more before the next lesson. */
  asks?: boolean;
  /** Days (dayOf in boxes.ts) on which it was answered rightly since; three of them strike it out. */
  days?: number[];
  updated: number;
}

export interface Setting {
  key: string;
  value: string | number | boolean;
}

/** Where a puzzle waits to come back (boxes.ts): its box, and what came of its tries. */
export interface PuzzleBox {
  puzzle: string;
  /** 0 = not met yet, 1–4 = the trays, 5 = at rest. */
  box: number;
  /** When it is due again, in ms; box 1 also comes back after more lessons than these, the lessons done when it was put there. */
  due: number;
  lessons: number;
  /** Solved at least once without a hint. */
  clean: boolean;
  /** Sittings with it; the next one shows the variant of this number. */
  tries: number;
  /** Days (dayOf) on which it was solved at first try, without a hint. */
  days: number[];
  updated: number;
}

/** What people make themselves. Each kind is read by its own schema; a link or a file holds one with its kind. */
export type DocumentKind = 'game' | 'situation' | 'lesson' | 'character' | 'deck';

export interface Document {
  id: string;
  kind: DocumentKind;
  title: string;
  /** Plain JSON of that kind. */
  value: unknown;
  created: number;
  updated: number;
}

/** Why a version was kept (`version-policy.ts`). */
export type Why =
  /** As it was when it was first changed. */
  | 'begun'
  /** It had stood unchanged for a while, or was worked on for long. */
  | 'rested'
  /** Before much of it was taken away at once, or an older version came back. */
  | 'before'
  /** As it was when its page was left. */
  | 'left'
  /** A version that was gone back to. */
  | 'restored'
  /** Somebody gave it a name. */
  | 'marked';

/** What a document once was. Rows are added, never changed but for their name. */
export interface Version {
  id: string;
  /** The id of its document. */
  document: string;
  /** 1, 2, 3 … in its document; stays what it is when others go. */
  number: number;
  title: string;
  value: unknown;
  /** When the document was last changed into this. */
  at: number;
  why: Why;
  /** The name somebody gave it; one with a name never goes by itself. */
  mark?: string;
  /** The number of the version that was gone back to. */
  from?: number;
}

/** A document that was removed; it can be brought back for 30 days. */
export interface Trashed {
  id: string;
  document: Document;
  removed: number;
}

/** Edits that turn a text into the one before (or after) it. */
export type Step = readonly TextEdit[];

/** What can be undone and done again, the latest step last. */
export interface Past {
  undo: readonly Step[];
  redo: readonly Step[];
}

/** The past of a document's text, one a document. */
export interface PastRow {
  id: string;
  /** `updated` of the document it belongs to: of any other text it would make nonsense. */
  of: number;
  /** The tab that wrote both. */
  by: string;
  past: Past;
}

/** Everything that one export holds. */
export interface Progress {
  lessons: LessonProgress[];
  chapters: ChapterProgress[];
  mistakes: Mistake[];
  settings: Setting[];
  boxes: PuzzleBox[];
}

export const NO_PROGRESS: Progress = { lessons: [], chapters: [], mistakes: [], settings: [], boxes: [] };
