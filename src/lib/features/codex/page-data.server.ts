/** What a character's page and its side in a comparison are made with. Build time only. */
import { codexCharacter } from '$lib/content/codex.ts';
import { strips } from '$lib/content/codex-windows.ts';
import type { CharacterData } from './fetch-character.ts';
import { limitsOf } from '$lib/features/sheet/limits.ts';

/** @returns undefined if there is no official character of that id */
export async function characterData(id: string): Promise<CharacterData | undefined> {
  const character = await codexCharacter(id);
  return character && { character, limits: limitsOf(character.base), strips };
}
