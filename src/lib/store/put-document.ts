/** The one place where a document is written: with the version of what it takes the place of, and its past, all or nothing. */
import type { Database } from './database.ts';
import { plainOf, type ChangedDocument } from './document-changes.ts';
import { boundPast } from './past.ts';
import { problemOf } from './problems.ts';
import type { Document, Past } from './records.ts';
import { keepBefore, thin } from './versions.ts';

export interface Put {
  /** Undefined: a new one. */
  id: string | undefined;
  /** What is to be kept, given what is there: inside a transaction, so that another tab's change is never overwritten. */
  change: (held: Document | undefined) => ChangedDocument;
  past?: Past | undefined;
  /** The tab that writes. */
  by: string;
  now: number;
}

function write(db: Database, { id, change, past, by, now }: Put): Promise<ChangedDocument> {
  return db.transaction('rw', db.documents, db.versions, db.pasts, async () => {
    const held = id === undefined ? undefined : await db.documents.get(id);
    const made = change(held);
    const { document } = made;
    if (held !== undefined && document !== held && !made.beside) await keepBefore(db, held, document, now);
    await db.documents.put(document);
    if (past !== undefined) {
      const plain = plainOf(boundPast(past)) as Past;
      await db.pasts.put({ id: document.id, of: document.updated, by, past: plain });
    }
    return made;
  });
}

/** @throws what the browser throws, after room has been made where there was none */
export async function putDocument(db: Database, put: Put): Promise<ChangedDocument> {
  try {
    return await write(db, put);
  } catch (error) {
    // Room for what is being made now comes before old states that nobody named.
    if (problemOf(error) !== 'full' || (await thin(db).catch(() => 0)) === 0) throw error;
    return write(db, put);
  }
}
