import { Dexie, type Table } from 'dexie';
import type { ChapterProgress, Document, LessonProgress, Mistake, PuzzleBox, Setting } from './records.ts';

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

  constructor(name = 'grailwright') {
    super(name);
    this.version(1).stores({
      lessons: 'lesson, updated',
      chapters: 'chapter',
      mistakes: 'misconception',
      settings: 'key',
    });
    this.version(2).stores({ boxes: 'puzzle', documents: 'id, kind, updated' });
  }
}
