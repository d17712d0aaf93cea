/** Beginning from an official character. */
import type { CodexEntry } from '$lib/content/codex-entries.ts';
import { characterText } from '$lib/content/character-texts.ts';
import { beginDraft } from './load-draft.ts';

/** An official character in a list. */
export type Official = Pick<CodexEntry, 'id' | 'name' | 'seal' | 'faction' | 'stars'>;

/** Keeps a new draft with the bytes of an official character. @returns its id; null if there is none of that name */
export async function beginFromOfficial(id: string, entries: readonly Official[]): Promise<string | null> {
  const text = await characterText(id);
  if (text === null) return null;
  const name = entries.find((entry) => entry.id === id)?.name['zh-Hans'] ?? id;
  return beginDraft('character', name, { text });
}
