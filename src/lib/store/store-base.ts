/** The database as the parts of the store share it: who asks for it hears if a newer tab owns it. */
import { Dexie } from 'dexie';
import type { Database } from './database.ts';
import type { StoreProblem } from './problems.ts';
import type { Version } from './records.ts';

export interface Base {
  /** The database to write into. @throws if a newer tab owns it */
  writable: () => Database;
  clock: () => number;
  tell: (problem: StoreProblem | null) => void;
}

/** All versions of a document, by number; inside a transaction or outside. */
export const versionsIn = (db: Database, document: string) =>
  db.versions.where('[document+number]').between([document, Dexie.minKey], [document, Dexie.maxKey]);

export const lastVersionIn = (db: Database, document: string): Promise<Version | undefined> =>
  versionsIn(db, document).last();
