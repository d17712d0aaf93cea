/** Finds the document that an address names: kept under an id, or packed into the link itself. */
import { documentSchemas } from '$lib/content/documents.ts';
import { documents, fromLink, isFault, type DocumentKind } from '$lib/store';
import type { AddressParts } from './address.svelte.ts';
import type { Kept } from './keeper.ts';

export interface Unopened {
  because: 'none' | 'missing' | 'broken' | 'newer' | 'otherKind' | 'impossible';
  /** For whoever mends it. */
  details: string;
}
export interface FoundDocument {
  /** Checked by the schema of its kind. */
  value: unknown;
  kept: Kept;
}

export const unopened = (because: Unopened['because'], details = ''): Unopened => ({ because, details });
export const isUnopened = (found: object): found is Unopened => 'because' in found;

const listed = (findings: readonly { path: string; note: string }[]): string =>
  findings.map(({ path, note }) => `${path}: ${note}`).join('\n');

/** One that this browser keeps. */
export async function fromStore(kind: DocumentKind, id: string): Promise<FoundDocument | Unopened> {
  const held = await documents.get(id);
  if (held === undefined) return unopened('missing');
  if (held.kind !== kind) return unopened('otherKind');
  const check = await documentSchemas[kind]();
  const { value, findings } = check(held.value);
  if (findings !== null) return unopened('broken', listed(findings));
  return { value, kept: { id, title: held.title, base: held.updated } };
}

async function fromAddress(
  kind: DocumentKind,
  link: string,
  untitled: string,
): Promise<FoundDocument | Unopened> {
  const read = await fromLink(link, documentSchemas);
  if (isFault(read)) {
    const because = read.fault === 'newer' || read.fault === 'otherKind' ? read.fault : 'broken';
    return unopened(because, listed(read.findings));
  }
  if (read.kind !== kind) return unopened('otherKind');
  return {
    value: read.value,
    kept: { id: crypto.randomUUID(), title: read.title || untitled, base: undefined },
  };
}

/**
 * @param parts the address's parts; `id` wins over a document in the link
 * @param untitled what one is called that came without a title
 */
export async function findDocument(
  kind: DocumentKind,
  parts: AddressParts,
  untitled: string,
): Promise<FoundDocument | Unopened> {
  if (parts['id'] !== undefined) return fromStore(kind, parts['id']);
  const link = parts[kind];
  return link === undefined ? unopened('none') : fromAddress(kind, `${kind}=${link}`, untitled);
}
