/** A character's page as data, for standing beside another: what its page was made with, offline too. */
import { preloadData } from '$app/navigation';
import { resolve } from '$app/paths';
import type { CodexCharacter } from '$lib/content/codex.ts';
import type { Strip } from '$lib/content/codex-windows.ts';
import type { Limit } from './limits.server.ts';

export interface CharacterData {
  character: CodexCharacter;
  limits: readonly Limit[];
  strips: readonly Strip[];
}

/** @throws if it cannot be fetched */
export async function fetchCharacter(id: string): Promise<CharacterData> {
  const loaded = await preloadData(resolve('/codex/characters/[id]', { id }));
  if (loaded.type !== 'loaded' || loaded.status !== 200) throw new Error(`${id}: not loaded`);
  return loaded.data as unknown as CharacterData;
}
