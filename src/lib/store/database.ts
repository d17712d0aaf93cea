import { Dexie, type Table } from 'dexie';
import type {
  ChapterProgress,
  Document,
  LessonProgress,
  Mistake,
  PastRow,
  PuzzleBox,
  Setting,
  Trashed,
  Version,
} from './records.ts';

/**
 * The one database of the product. A new version gets a line of its own below the old ones, with an
 * upgrade if rows change; old lines stay for ever, so that a database of any age opens.
 */
export class Database extends Dexie {
  declare lessons: Table<LessonProgress, string>;
  declare chapters: Table<ChapterProgress, number>;
  declare mistakes: Table<Mistake, string>;
  declare settings: Table<Setting, string>;
  declare boxes: Table<PuzzleBox, string>;
  declare documents: Table<Document, string>;
  declare versions: Table<Version, string>;
  declare trash: Table<Trashed, string>;
  declare pasts: Table<PastRow, string>;

  constructor(name = 'grailwright') {
    // What was told to be kept is on the disk, also if the machine stops a moment later.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      lessons: 'lesson, updated',
      chapters: 'chapter',
      mistakes: 'misconception',
      settings: 'key',
    });
    this.version(2).stores({ boxes: 'puzzle', documents: 'id, kind, updated' });
    // Rows of version 2 stay as they are: a document without versions gets its first one when it is next changed.
    this.version(3).stores({ versions: 'id, [document+number]', trash: 'id, removed', pasts: 'id' });
  }
}
