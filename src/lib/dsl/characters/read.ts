/** A character file → a character and everything that is wrong with it. Files are other people's: nothing in them may hurt. */
import type { Character, Skill } from '../../grail/effects/language/index.ts';
import type { FindingCode } from './codes.ts';
import { checkValue, flawsBy, readBytes, readText, type Finding, type ReadValue } from './document.ts';
import { checkMeaning, type Surroundings } from './meaning/index.ts';
import type { Flaw } from './shape.ts';

export type { Finding } from './document.ts';

export interface Checked {
  /** The character, where nothing is an error. */
  character: Character | null;
  /** In the order of the text. */
  findings: Finding[];
}

const asCharacter = ({ value, findings }: ReadValue): Checked => ({
  character: value as Character | null,
  findings,
});

/**
 * Reads the text of a character file.
 * @param file its name, for the findings
 */
export const readCharacter = (text: string, file: string, around: Surroundings = {}): Checked =>
  asCharacter(readText(text, file, (value) => flawsOf(value, around)));

/** The same for bytes: what is not UTF-8 is a finding too. */
export const readCharacterBytes = (bytes: Uint8Array, file: string, around: Surroundings = {}): Checked =>
  asCharacter(readBytes(bytes, file, (value) => flawsOf(value, around)));

/** Checks a value that was read elsewhere; its findings have pointers and no places. */
export const checkCharacter = (value: unknown, around: Surroundings = {}): Checked =>
  asCharacter(checkValue(value, (one) => flawsOf(one, around)));

/** What only a whole character can have or lack. */
const OF_A_CHARACTER: readonly FindingCode[] = [
  ...(['unknownToken', 'unknownForm', 'unknownCard', 'unknownSkill', 'textMissing'] as const),
  ...(['neverGained', 'formNeverEntered', 'cardWithoutEffect', 'unusedThing', 'notOnDeck'] as const),
];

/** Checks a single skill, as case files hold them: it may use the things and skills of a character that is not there. */
export function checkSkill(value: unknown): { skill: Skill | null; findings: Finding[] } {
  const alone = { format: 1, id: 'alone', name: {}, faction: 'holy', stars: 1, skills: [value] };
  const own = (pointer: string): string => pointer.replace(/^\/skills\/0(?=\/|$)/, '');
  const ofSkill = ({ fix, ...flaw }: Flaw): Flaw => ({
    ...flaw,
    pointer: own(flaw.pointer),
    ...(fix === undefined ? {} : { fix: { ...fix, pointer: own(fix.pointer) } }),
  });
  const flaws = flawsOf(alone, {}).filter(({ code }) => !OF_A_CHARACTER.includes(code));
  const { value: whole, findings } = checkValue(alone, () => flaws.map(ofSkill));
  return { skill: whole === null ? null : (value as Skill), findings };
}

const flawsOf = (value: unknown, around: Surroundings): Flaw[] =>
  flawsBy<Character>('Character', value, (character, names) => checkMeaning(character, names, around));
