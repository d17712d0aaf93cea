/** Everything that is kept here as one file: progress and all documents. Each part is read as in a file of its own. */
import {
  checkEnveloped,
  documentRow,
  faultOf,
  openFile,
  readEnvelope,
  KINDS,
  type EnvelopeFault,
  type Fault,
  type Schemas,
} from './envelope.ts';
import { newId } from './document-changes.ts';
import { progressExport, readProgressFile } from './file.ts';
import type { Document, Progress } from './records.ts';

const KIND = 'everything';
const VERSION = 1;

export interface Everything {
  /** Null: the file holds none (it is one of a single document). */
  progress: Progress | null;
  documents: Document[];
}

export interface ReadEverything extends Everything {
  /** Documents that cannot be taken in: their titles, as far as they have one, and why. */
  refused: (Fault & { title: string })[];
}

/** The value that is written to the file as JSON. */
export const everythingExport = ({ progress, documents }: Everything): object => ({
  kind: `grailwright/${KIND}`,
  version: VERSION,
  progress: progress === null ? null : progressExport(progress),
  documents,
});

function progressOf(part: unknown): Progress | null | EnvelopeFault {
  return part === null || part === undefined ? null : readProgressFile(JSON.stringify(part));
}

async function documentsOf(list: unknown, schemas: Schemas): Promise<Omit<ReadEverything, 'progress'>> {
  const documents: Document[] = [];
  const refused: ReadEverything['refused'] = [];
  for (const data of Array.isArray(list) ? (list as unknown[]) : []) {
    const row = documentRow(data);
    const checked = row === null ? faultOf('broken') : await checkEnveloped(row, schemas);
    if ('fault' in checked) refused.push({ ...checked, title: row?.title ?? '' });
    else if (row !== null) documents.push({ ...row, ...checked });
  }
  return { documents, refused };
}

/**
 * Reads a file of everything, and as well a file of progress or of one document: whatever was exported from here. A
 * document that is broken is told and left out; the rest is taken.
 * @param now the time that a document of its own file is given as its beginning
 */
export async function readEverything(
  text: string,
  schemas: Schemas,
  now: number,
): Promise<ReadEverything | Fault> {
  const parts = openFile(text);
  if (typeof parts === 'string') return faultOf(parts);
  if (KINDS.some((kind) => kind === parts.kind)) {
    const read = await readEnvelope(text, schemas);
    if ('fault' in read) return read;
    return {
      progress: null,
      documents: [{ id: newId(), ...read, created: now, updated: now }],
      refused: [],
    };
  }
  const progress = progressOf(parts.kind === KIND ? parts.rest['progress'] : JSON.parse(text));
  if (typeof progress === 'string') return faultOf(progress);
  if (parts.kind !== KIND) return { progress, documents: [], refused: [] };
  return { progress, ...(await documentsOf(parts.rest['documents'], schemas)) };
}
