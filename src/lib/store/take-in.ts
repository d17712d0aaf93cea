/** Documents of a file come in: nothing that is here is changed, nothing comes twice, and what differs stands beside. */
import { newId, nextTitle } from './document-changes.ts';
import type { SavedDocument } from './documents.ts';
import type { Document, DocumentKind } from './records.ts';

/** A document as a file brings it. */
export interface Incoming extends Document {
  /** The file says no id: by its title it is told which of ours it may be another state of. */
  loose?: boolean;
}

export interface TakenIn extends SavedDocument {
  /** It was here already, just so: nothing was done. */
  same: boolean;
  /** Ours, which it differs from; both stay. */
  other: Document | null;
}

interface Store {
  get: (id: string) => Promise<Document | undefined>;
  list: (kind: DocumentKind) => Promise<Document[]>;
  bringIn: (document: Document) => Promise<SavedDocument>;
}

const isSameValue = (a: Document, b: Document): boolean =>
  JSON.stringify(a.value) === JSON.stringify(b.value);
/** "Title (3)" → "Title". */
const plainTitle = (title: string): string => title.replace(/ \(\d{1,4}\)$/, '');
const isAlike = (a: Document, b: Document): boolean =>
  plainTitle(a.title) === plainTitle(b.title) && isSameValue(a, b);

function freeTitle(title: string, taken: readonly Document[]): string {
  let free = title;
  while (taken.some((one) => one.title === free)) free = nextTitle(free);
  return free;
}

async function takeOne(store: Store, { loose = false, ...document }: Incoming): Promise<TakenIn> {
  const ofKind = await store.list(document.kind);
  const held = loose ? ofKind.find(({ title }) => title === document.title) : await store.get(document.id);
  if (held === undefined && !loose) return { ...(await store.bringIn(document)), same: false, other: null };
  // The file, or this state of it, may have come before: then it stands here, by itself or beside.
  const twin = ofKind.find((one) => isAlike(one, document));
  if (twin !== undefined) return { document: twin, beside: false, kept: true, same: true, other: null };
  const id = newId();
  const saved = await store.bringIn({ ...document, id, title: freeTitle(document.title, ofKind) });
  return { ...saved, beside: held !== undefined, same: false, other: held ?? null };
}

/** Takes in each in turn. */
export async function takeIn(store: Store, theirs: readonly Incoming[]): Promise<TakenIn[]> {
  const taken: TakenIn[] = [];
  for (const document of theirs) taken.push(await takeOne(store, document));
  return taken;
}
