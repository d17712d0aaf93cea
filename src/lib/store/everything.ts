/**
 * Files of many documents: a set that somebody puts together, and everything that is kept here (progress, all documents,
 * their versions). Each part is read as in a file of its own.
 */
import { newId } from './document-changes.ts';
import {
  checkEnveloped,
  documentRow,
  faultOf,
  headOf,
  isId,
  KINDS,
  openFile,
  readEnvelope,
  shortText,
  type EnvelopeFault,
  type Fault,
  type Parts,
  type Schemas,
} from './envelope.ts';
import { progressExport, readProgressFile } from './file.ts';
import type { Document, Progress, Version } from './records.ts';
import type { Incoming } from './take-in.ts';
import { readVersions, versionsThatFit } from './version-rows.ts';

const KIND = 'everything';
const SET = 'set';

export interface Everything {
  /** Null: the file holds none (it is one of documents). */
  progress: Progress | null;
  documents: Document[];
  /** Left out: none. */
  versions?: Version[];
}

/** Who made a set, and what it is called: only ever shown as text. */
export interface SetHead {
  title: string;
  author: string;
}

export interface ReadEverything {
  progress: Progress | null;
  documents: Incoming[];
  /** Of documents of this file. */
  versions: Version[];
  /** What cannot be taken in: titles, as far as there are any, and why. */
  refused: Refused[];
  /** Null: the file is no set. */
  set: SetHead | null;
}
export type Refused = Fault & { title: string };

/** The value that is written to the file as JSON. Versions with a name always go along, the newest others while they fit. */
export const everythingExport = ({ progress, documents, versions = [] }: Everything): object => ({
  ...headOf(KIND),
  progress: progress === null ? null : progressExport(progress),
  documents,
  versions: versionsThatFit(versions),
});

/** The same for a set: each document with its id, so that a later state of it is known again. */
export const setExport = ({ title, author }: SetHead, documents: readonly Document[]): object => ({
  ...headOf(SET),
  title,
  author,
  documents: documents.map(({ id, kind, title: called, value }) => ({ id, kind, title: called, value })),
});

function progressOf(part: unknown): Progress | null | EnvelopeFault {
  return part === null || part === undefined ? null : readProgressFile(JSON.stringify(part));
}

const doubled = (at: number, id: string): Fault =>
  faultOf('broken', [
    { path: `documents.${at}.id`, code: 'doubled', facts: { value: id }, note: `"${id}" is there twice` },
  ]);

async function documentsOf(list: unknown[], schemas: Schemas, dates: object) {
  const documents: Document[] = [];
  const refused: Refused[] = [];
  for (const [at, data] of list.entries()) {
    const isRow = typeof data === 'object' && data !== null;
    const row = isRow ? documentRow({ ...dates, ...data }) : null;
    const twice = row !== null && documents.some(({ id }) => id === row.id);
    const checked =
      row === null ? faultOf('broken') : twice ? doubled(at, row.id) : await checkEnveloped(row, schemas);
    const title = shortText(isRow ? (data as { title?: unknown }).title : '');
    if ('fault' in checked) refused.push({ ...checked, title });
    else if (row !== null) documents.push({ ...row, ...checked });
  }
  return { documents, refused };
}

async function readMany(
  { kind, rest }: Parts,
  schemas: Schemas,
  now: number,
): Promise<ReadEverything | Fault> {
  const progress = kind === SET ? null : progressOf(rest['progress']);
  if (typeof progress === 'string') return faultOf(progress);
  if (!Array.isArray(rest['documents'])) return faultOf('broken');
  const dates = kind === SET ? { created: now, updated: now } : {};
  const { documents, refused } = await documentsOf(rest['documents'] as unknown[], schemas, dates);
  const old =
    kind === SET
      ? { versions: [], refused: [] }
      : await readVersions(rest['versions'] ?? [], documents, schemas);
  const set = kind === SET ? { title: shortText(rest['title']), author: shortText(rest['author']) } : null;
  return { progress, documents, versions: old.versions, refused: [...refused, ...old.refused], set };
}

/**
 * Reads whatever was exported from here: everything, a set, progress, or one document, in its envelope or plain. A
 * document that is broken is told and left out; the rest is taken.
 * @param now the time that a document without dates is given as its beginning
 */
export async function readEverything(
  text: string,
  schemas: Schemas,
  now: number,
): Promise<ReadEverything | Fault> {
  const none = { progress: null, documents: [], versions: [], refused: [], set: null };
  const parts = openFile(text);
  if (parts === 'otherKind' || (typeof parts !== 'string' && KINDS.some((kind) => kind === parts.kind))) {
    const read = await readEnvelope(text, schemas);
    if ('fault' in read) return read;
    const { id = newId(), ...rest } = read;
    const document = { id, ...rest, created: now, updated: now };
    return { ...none, documents: [isId(read.id) ? document : { ...document, loose: true }] };
  }
  if (typeof parts === 'string') return faultOf(parts);
  if (parts.kind === KIND || parts.kind === SET) return readMany(parts, schemas, now);
  const progress = progressOf(JSON.parse(text));
  return typeof progress === 'string' ? faultOf(progress) : { ...none, progress };
}
