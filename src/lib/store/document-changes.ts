/** Changes of documents as pure functions: what becomes of a save when another tab has been there first. */
import type { Document, DocumentKind, Past } from './records.ts';
import { isSameState } from './version-policy.ts';

/** What a page hands over to be kept. */
export interface GivenDocument {
  /** Left out: a new document. */
  id?: string | undefined;
  kind: DocumentKind;
  title: string;
  value: unknown;
  /** `updated` of the document as this page last saw it; left out for what it never saw. */
  base?: number | undefined;
  /** What can be undone in it, kept in the same moment; left out: nothing is kept of that. */
  past?: Past | undefined;
}

/** Short, and safe in an address. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** The value as plain JSON: what a file, a link and the database hold alike (a page's reactive value cannot be stored). */
export const plainOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** "Title" → "Title (2)" → "Title (3)": the second of two that may not become one. */
export function nextTitle(title: string): string {
  const [, words = title, number] = /^(.*) \((\d{1,4})\)$/.exec(title) ?? [];
  return number === undefined ? `${title} (2)` : `${words} (${Number(number) + 1})`;
}

export interface ChangedDocument {
  document: Document;
  /** It was kept beside the one of the same id, which somebody else had changed. */
  beside: boolean;
}

/** What is to be kept, given what is there. A document that this page has not seen in its present form is never overwritten. */
export function changedDocument(
  held: Document | undefined,
  given: GivenDocument,
  now: number,
): ChangedDocument {
  const { kind, title, value, base } = given;
  if (held === undefined) {
    const document = { id: given.id ?? newId(), kind, title, value, created: now, updated: now };
    return { document, beside: false };
  }
  if (held.kind === kind && isSameState(held, given)) return { document: held, beside: false };
  if (held.kind === kind && held.updated === base) {
    // Always later than before, so that a base tells two versions of one millisecond apart.
    const updated = Math.max(now, held.updated + 1);
    return { document: { ...held, title, value, updated }, beside: false };
  }
  const document = { id: newId(), kind, title: nextTitle(title), value, created: now, updated: now };
  return { document, beside: true };
}

/** A whole document comes (back) in, with its id and dates; where its id stands for another one now, beside that. */
export const broughtIn = (held: Document | undefined, document: Document, now: number): ChangedDocument =>
  held === undefined
    ? { document, beside: false }
    : changedDocument(held, { ...document, base: undefined }, now);

/** Newest first. */
export const byNewest = (a: Document, b: Document): number => b.updated - a.updated;
