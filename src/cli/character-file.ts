/** A character file on the command line that is to be played: read and checked, or refused in words. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Checked } from '$lib/dsl/characters/read.ts';
import type { Character } from '$lib/grail/index.ts';
import { readCharacterFile, showCharacterFinding } from './character-files.ts';

/** A file that holds no character; the message names it and says why. */
export class CharacterFileError extends Error {}

/**
 * What its skills mean is not asked here: a skill that never ends is to be seen doing so.
 * @throws CharacterFileError where the file has not the shape of a character
 */
export function readCharacter(path: string): Character {
  const name = relative(process.cwd(), path) || path;
  const { character, findings } = checked(path, name);
  const reasons = findings.filter(({ level }) => level === 'shape');
  if (reasons.length > 0)
    throw new CharacterFileError(reasons.map((finding) => showCharacterFinding(finding, 'en')).join('\n'));
  return character ?? (JSON.parse(readFileSync(path, 'utf8')) as Character);
}

function checked(path: string, name: string): Checked {
  try {
    return readCharacterFile(path, name);
  } catch (error) {
    throw new CharacterFileError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
