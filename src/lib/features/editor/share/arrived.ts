/** What a link or a file brought, looked at before anything of it is kept: read, checked, held against what is here. */
import { documentSchemas } from '$lib/content/documents.ts';
import type { DraftDocument } from '$lib/dsl/documents/draft.ts';
import { documents, fromLink, isFault, type Document, type EnvelopeFault } from '$lib/store';
import type { DraftKind, Study } from '../work/study.ts';
import { readText } from './read-text.ts';

export interface Incoming {
  kind: DraftKind;
  title: string;
  value: DraftDocument;
}
/** A draft of this browser that the incoming one is, or once was. */
export interface Known {
  document: Document;
  /** The same text, but for spaces, and the same cases. */
  same: boolean;
}
export interface Looked extends Incoming {
  study: Study | null;
  /** Who made it, as typed; empty: it does not say. */
  author: string;
  known: Known | null;
}

/** @returns the draft in a link, or what is wrong with the link */
export async function openLink(hash: string): Promise<Incoming | { fault: EnvelopeFault }> {
  const read = await fromLink(hash, documentSchemas);
  if (isFault(read)) return { fault: read.fault };
  const { kind, title, value } = read;
  if (kind !== 'character' && kind !== 'deck') return { fault: 'otherKind' };
  return { kind, title, value: value as DraftDocument };
}

function plainOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const textIn = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

const signOf = ({ text, cases = [] }: DraftDocument): string => JSON.stringify([plainOf(text), cases]);

/** The draft here that says the same; else the newest of the same id of a character, which is another state of it. */
export function knownOf({ kind, value }: Incoming, kept: readonly Document[]): Known | null {
  const rows = kept
    .filter((row) => row.kind === kind)
    .map((document) => ({
      document,
      value: document.value as DraftDocument,
    }));
  const sign = signOf(value);
  const same = rows.find((row) => signOf(row.value) === sign);
  if (same !== undefined) return { document: same.document, same: true };
  const id = textIn(plainOf(value.text), 'id');
  const other = rows.find((row) => id !== '' && textIn(plainOf(row.value.text), 'id') === id);
  return other === undefined ? null : { document: other.document, same: false };
}

/** Looks at what came in; nothing is kept. */
export async function lookAt(incoming: Incoming): Promise<Looked> {
  const [study, kept] = await Promise.all([
    readText(incoming.kind, incoming.value.text),
    documents.list(incoming.kind),
  ]);
  const author = textIn(plainOf(incoming.value.text), 'author').slice(0, 120);
  return { ...incoming, study, author, known: knownOf(incoming, kept) };
}
