/** One file format for everything people make: the kind and version stand beside the value. */
import type { Finding } from '../dsl/documents/findings.ts';
import { readPlain, type TextFault } from './plain-text.ts';
import type { Document, DocumentKind } from './records.ts';

const PREFIX = 'grailwright/';
const VERSION = 1;
export const KINDS: readonly DocumentKind[] = ['game', 'situation', 'lesson', 'character', 'deck'];
const LONGEST_TITLE = 200;

/** What is wrong with a file or a link; the words stand in the message files (`settings_fault_<fault>`). */
export type EnvelopeFault = TextFault | 'otherKind' | 'newer';

/** A document that came in a file or a link. */
export interface Enveloped {
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
export const envelope = ({ kind, title, value }: Enveloped): object => ({
  kind: `${PREFIX}${kind}`,
  version: VERSION,
  title,
  value,
});

/** A value that calls itself of this kind: taken if its schema agrees. */
export async function checkEnveloped(
  { kind, title, value }: Enveloped,
  schemas: Schemas,
): Promise<Enveloped | Fault> {
  const checked = (await schemas[kind]())(value);
  if (checked.findings !== null) return faultOf('broken', checked.findings);
  return { kind, title: title.slice(0, LONGEST_TITLE), value: checked.value };
}

/** The parts of a file's outermost object. */
export interface Parts {
  kind: string;
  rest: Record<string, unknown>;
}

/** Opens a file of ours as far as its kind. @param newest the version of that kind that is known here */
export function openFile(text: string, newest = VERSION): Parts | EnvelopeFault {
  const read = readPlain(text);
  if (typeof read === 'string') return read;
  if (typeof read.data !== 'object' || read.data === null || Array.isArray(read.data)) return 'otherKind';
  const { kind, version, ...rest } = read.data as Record<string, unknown>;
  if (typeof kind !== 'string' || !kind.startsWith(PREFIX) || typeof version !== 'number') return 'otherKind';
  if (version > newest) return 'newer';
  return { kind: kind.slice(PREFIX.length), rest };
}

/**
 * Reads a file of one document.
 * @param wanted the only kind that is of use here; left out: any
 */
export async function readEnvelope(
  text: string,
  schemas: Schemas,
  wanted?: DocumentKind,
): Promise<Enveloped | Fault> {
  const parts = openFile(text);
  if (typeof parts === 'string') return faultOf(parts);
  const kind = KINDS.find((one) => one === parts.kind);
  if (kind === undefined || (wanted !== undefined && kind !== wanted)) return faultOf('otherKind');
  const { title, value } = parts.rest;
  if (typeof title !== 'string') return faultOf('broken');
  return checkEnveloped({ kind, title, value }, schemas);
}

/** A row of documents as it lies in a file of everything; null if it is none. */
export function documentRow(data: unknown): Document | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, kind, title, value, created, updated } = data as Partial<Record<keyof Document, unknown>>;
  const known = KINDS.find((one) => one === kind);
  if (known === undefined || typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return null;
  if (typeof title !== 'string' || typeof created !== 'number' || typeof updated !== 'number') return null;
  return { id, kind: known, title, value, created, updated };
}
