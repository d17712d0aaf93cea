/** The kinds of documents, in one place: whoever adds one says here what is kept of it, and in `content/documents.ts` how it is checked. */
import type { DocumentKind } from './records.ts';

interface Traits {
  /** Older states are kept beside it; a game only grows, so it has none. */
  versions: boolean;
}

export const TRAITS: Readonly<Record<DocumentKind, Traits>> = {
  game: { versions: false },
  situation: { versions: true },
  lesson: { versions: true },
  character: { versions: true },
  deck: { versions: true },
};

export const KINDS = Object.keys(TRAITS) as readonly DocumentKind[];
