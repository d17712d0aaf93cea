/** Character files on the command line: read, checked, or refused in words. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { checkCharacter } from '$lib/dsl/roster/check-character.ts';
import type { Character } from '$lib/grail/index.ts';

/** A file that holds no character; the message names it and says why. */
export class CharacterFileError extends Error {}

/** @throws CharacterFileError */
export function readCharacter(path: string): Character {
  const name = relative(process.cwd(), path) || path;
  const { value, findings } = checkCharacter(parsed(path, name));
  if (findings === null) return value;
  const reasons = findings.map(
    ({ path: place, note }) => `${name}: ${place === '' ? '' : `${place}: `}${note}`,
  );
  throw new CharacterFileError(reasons.join('\n'));
}

function parsed(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CharacterFileError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
