/** All documents with all that is kept of them, row by row: what "delete everything" brings back by undo. */
import type { Database } from './database.ts';
import type { Document, PastRow, Trashed, Version } from './records.ts';

export interface Snapshot {
  documents: Document[];
  versions: Version[];
  trash: Trashed[];
  pasts: PastRow[];
}

export const NO_SNAPSHOT: Snapshot = { documents: [], versions: [], trash: [], pasts: [] };

export async function snapshotOf({ documents, versions, trash, pasts }: Database): Promise<Snapshot> {
  return {
    documents: await documents.toArray(),
    versions: await versions.toArray(),
    trash: await trash.toArray(),
    pasts: await pasts.toArray(),
  };
}

/** Rows that are there meanwhile stay, unless they have the same id. */
export const putBack = (db: Database, snapshot: Snapshot): Promise<unknown> =>
  db.transaction('rw', db.documents, db.versions, db.trash, db.pasts, () =>
    Promise.all([
      db.documents.bulkPut(snapshot.documents),
      db.versions.bulkPut(snapshot.versions),
      db.trash.bulkPut(snapshot.trash),
      db.pasts.bulkPut(snapshot.pasts),
    ]),
  );
