/** A character's page as data, for standing beside another: a file of its own, so that it is at hand offline too. */
import { asset } from '$app/paths';
import type { CodexCharacter } from '$lib/content/codex.ts';
import type { Strip } from '$lib/content/codex-windows.ts';
import type { Limit } from '$lib/features/sheet/limits.ts';

export interface CharacterData {
  character: CodexCharacter;
  limits: readonly Limit[];
  strips: readonly Strip[];
}

/** @throws if it cannot be fetched */
export async function fetchCharacter(id: string): Promise<CharacterData> {
  const answer = await fetch(asset(`/codex/character/${id}.json` as `/${string}`));
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
  return (await answer.json()) as CharacterData;
}
