/** Finds the draft that an address names, and begins new ones. */
import { documentSchemas } from '$lib/content/documents.ts';
import type { DraftDocument } from '$lib/dsl/documents/draft.ts';
import { unopened, type Unopened } from '$lib/features/table/open-document.ts';
import { documents, isLink, type Document } from '$lib/store';
import type { BenchStart } from '../bench.svelte.ts';
import type { DraftKind } from './study.ts';

export const DRAFT_KINDS: readonly DraftKind[] = ['character', 'deck'];

const kindOf = ({ kind }: Document): DraftKind | undefined => DRAFT_KINDS.find((one) => one === kind);

/** What stands after `#`. */
export type Wanted =
  | { of: 'home' }
  | { of: 'draft'; id: string }
  | { of: 'link'; hash: string }
  | { of: 'official'; id: string };

/** `#` nothing: the list; `#abc`: a draft kept here; `#character=…`: a draft in a link; `#from=ID`: a new one from an official character. */
export function wantedBy(hash: string): Wanted {
  const text = hash.replace(/^#/, '');
  const [, from] = /^from=([a-z0-9-]{1,60})$/.exec(text) ?? [];
  if (from !== undefined) return { of: 'official', id: from };
  if (DRAFT_KINDS.some((kind) => isLink(text, kind))) return { of: 'link', hash: text };
  const id = text.replace(/^id=/, '');
  return id === '' ? { of: 'home' } : { of: 'draft', id };
}

/** @returns the draft of this id as it is kept here, or why it does not open */
export async function loadDraft(id: string): Promise<BenchStart | Unopened> {
  const held = await documents.get(id);
  if (held === undefined) return unopened('missing');
  const kind = kindOf(held);
  if (kind === undefined) return unopened('otherKind');
  const { value, findings } = (await documentSchemas[kind]())(held.value);
  if (findings !== null)
    return unopened('broken', findings.map(({ path, note }) => `${path}: ${note}`).join('\n'));
  const past = await documents.loadPast(held);
  return { kind, kept: { id, title: held.title, base: held.updated }, value, past };
}

/** Keeps a new draft. @returns its id */
export async function beginDraft(kind: DraftKind, title: string, value: DraftDocument): Promise<string> {
  const { document } = await documents.save({ kind, title, value });
  void documents.askToPersist();
  return document.id;
}
