/** One file format for everything people make: the kind and version stand beside the value. */
import type { Finding } from '../dsl/documents/findings.ts';
import { KINDS } from './kinds.ts';
import { plainDraft } from './plain-draft.ts';
import { MOST_BYTES, MOST_BYTES_OF_ALL, readPlain, type TextFault } from './plain-text.ts';
import type { Document, DocumentKind } from './records.ts';

export { KINDS };
const PREFIX = 'grailwright/';
const VERSION = 1;
/** Files of many documents; `everything` of version 1 had no versions of documents. */
const OF_MANY: Readonly<Record<string, number>> = { everything: 2, set: 1 };
const LONGEST_TITLE = 200;

/** What is wrong with a file or a link; the words stand in the message files (`settings_fault_<fault>`). */
export type EnvelopeFault = TextFault | 'otherKind' | 'newer';

/** A document that came in a file or a link. */
export interface Enveloped {
  /** A file says which document it is of, so that it is known again; a link does not. */
  id?: string;
  kind: DocumentKind;
  title: string;
  value: unknown;
}

/** `findings` say which parts of a broken value are wrong, as far as its schema can tell. */
export interface Fault {
  fault: EnvelopeFault;
  findings: Finding[];
}

type Check = (value: unknown) => { value: unknown; findings: null } | { value: null; findings: Finding[] };

/** How a value of each kind is checked, fetched when one comes in: schemas are never part of a page's first load. */
export type Schemas = Readonly<Record<DocumentKind, () => Promise<Check>>>;

export const isFault = (read: object): read is Fault => 'fault' in read;
export const faultOf = (fault: EnvelopeFault, findings: Finding[] = []): Fault => ({ fault, findings });

/** The value that is written to a file as JSON. */
export const envelope = ({ id, kind, title, value }: Enveloped): object => ({
  ...headOf(kind),
  ...(id === undefined ? {} : { id }),
  title,
  value,
});

/** What every file of ours begins with. */
export const headOf = (kind: string): { kind: string; version: number } => ({
  kind: `${PREFIX}${kind}`,
  version: OF_MANY[kind] ?? VERSION,
});

/** Words from a file that are only ever shown. */
export const shortText = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, LONGEST_TITLE) : '';
export const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id);

/** A value that calls itself of this kind: taken if its schema agrees. */
export async function checkEnveloped(
  { kind, title, value }: Enveloped,
  schemas: Schemas,
): Promise<Enveloped | Fault> {
  const checked = (await schemas[kind]())(value);
  if (checked.findings !== null) return faultOf('broken', checked.findings);
  return { kind, title: shortText(title), value: checked.value };
}

/** The parts of a file's outermost object. */
export interface Parts {
  kind: string;
  rest: Record<string, unknown>;
}

/** Opens a file of ours as far as its kind. @param data what its JSON says */
export function openData(data: unknown): Parts | EnvelopeFault {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'otherKind';
  const { kind: whole, version, ...rest } = data as Record<string, unknown>;
  if (typeof whole !== 'string' || !whole.startsWith(PREFIX) || typeof version !== 'number')
    return 'otherKind';
  const kind = whole.slice(PREFIX.length);
  if (version > (OF_MANY[kind] ?? VERSION)) return 'newer';
  return Number.isInteger(version) && version > 0 ? { kind, rest } : 'broken';
}

/** The same for its text. A file that says that it is of many may be longer. */
export function openFile(text: string): Parts | EnvelopeFault {
  const read = readPlain(text, isOfMany(text) ? MOST_BYTES_OF_ALL : MOST_BYTES);
  return typeof read === 'string' ? read : openData(read.data);
}

const isOfMany = (text: string): boolean =>
  Object.keys(OF_MANY).some((kind) => text.slice(0, 200).includes(`"${PREFIX}${kind}"`));

/**
 * Reads a file of one document; a character or a deck may come without its envelope, as the commands take it.
 * @param wanted the only kind that is of use here; left out: any
 */
export async function readEnvelope(
  text: string,
  schemas: Schemas,
  wanted?: DocumentKind,
): Promise<Enveloped | Fault> {
  const read = readPlain(text);
  if (typeof read === 'string') return faultOf(read);
  const found: Enveloped | EnvelopeFault = plainDraft(text, read.data) ?? fromParts(openData(read.data));
  if (typeof found === 'string') return faultOf(found);
  if (wanted !== undefined && found.kind !== wanted) return faultOf('otherKind');
  const checked = await checkEnveloped(found, schemas);
  return 'fault' in checked || found.id === undefined ? checked : { ...checked, id: found.id };
}

function fromParts(parts: Parts | EnvelopeFault): Enveloped | EnvelopeFault {
  if (typeof parts === 'string') return parts;
  const kind = KINDS.find((one) => one === parts.kind);
  if (kind === undefined) return 'otherKind';
  const { id, title, value } = parts.rest;
  if (typeof title !== 'string') return 'broken';
  return { kind, title, value, ...(isId(id) ? { id } : {}) };
}

/** A row of documents as it lies in a file of everything; null if it is none. */
export function documentRow(data: unknown): Document | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, kind, title, value, created, updated } = data as Partial<Record<keyof Document, unknown>>;
  const known = KINDS.find((one) => one === kind);
  if (known === undefined || !isId(id) || typeof title !== 'string') return null;
  if (typeof created !== 'number' || typeof updated !== 'number') return null;
  return { id, kind: known, title, value, created, updated };
}
