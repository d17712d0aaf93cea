import { checkBy, type Checked } from '../documents/findings.ts';
import type { Character } from '../../grail/index.ts';
import { characterSchema } from './character-shape.ts';

/** Whether a value that came in has the shape of a character; what its skills say is for the rules to read. */
export const checkCharacter = (value: unknown): Checked<Character> => checkBy(characterSchema, value);
