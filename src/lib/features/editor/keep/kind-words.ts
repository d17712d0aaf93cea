import { m } from '$lib/i18n';
import type { DocumentKind } from '$lib/store';

const KINDS: Readonly<Record<DocumentKind, () => string>> = {
  game: () => m.keep_kind_game(),
  situation: () => m.keep_kind_situation(),
  lesson: () => m.keep_kind_lesson(),
  character: () => m.keep_kind_character(),
  deck: () => m.keep_kind_deck(),
};

/** What a kind of documents is called. */
export const kindText = (kind: DocumentKind): string => KINDS[kind]();
