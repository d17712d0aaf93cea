/** A character file → a character and everything that is wrong with it. Files are other people's: nothing in them may hurt. */
import type { Character, Skill } from '../../grail/effects/language/index.ts';
import { KINDS, type FindingCode, type Level, type Severity } from './codes.ts';
import { guard } from './guard.ts';
import { readJson, type JsonFault, type JsonNode, type TextEdit } from './json.ts';
import { checkMeaning, type Surroundings } from './meaning/index.ts';
import { editOf, lineCounter, rangeOf, type Fix, type Place } from './place.ts';
import { readShape, type Flaw } from './shape.ts';

export interface Finding {
  /** `E1`, `W3` …: stable, for links and lists. */
  id: string;
  /** Which words say it (`finding_<code>`), with what they fill in. */
  code: FindingCode;
  params: Readonly<Record<string, string | number>>;
  level: Level;
  severity: Severity;
  /** Where, as in `/skills/0/does/1`; empty for the whole. */
  pointer: string;
  file: string;
  /** Where in the text; null where a value was checked, not a text. */
  place: Place | null;
  /** What mends it, where one thing does: as a change of the value, and of the text. */
  fix: Fix | null;
  edit: TextEdit | null;
}

export interface Checked {
  /** The character, where nothing is an error. */
  character: Character | null;
  /** In the order of the text. */
  findings: Finding[];
}

/**
 * Reads the text of a character file.
 * @param file its name, for the findings
 */
export function readCharacter(text: string, file: string, around: Surroundings = {}): Checked {
  const { root, faults } = readJson(text);
  const findingOf = finder(text, root, file);
  const faulty = faults.map((fault) => findingOf.fault(fault));
  if (root === null) return { character: null, findings: faulty };
  const flaws = flawsOf(root.value, around);
  return checked(root.value, [...faulty, ...flaws.map((flaw) => findingOf.flaw(flaw))]);
}

/** The same for bytes: what is not UTF-8 is a finding too. */
export function readCharacterBytes(bytes: Uint8Array, file: string, around: Surroundings = {}): Checked {
  try {
    return readCharacter(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      file,
      around,
    );
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return {
      character: null,
      findings: [finder('', null, file).flaw({ code: 'notUtf8', pointer: '', params: {} })],
    };
  }
}

/** Checks a value that was read elsewhere; its findings have pointers and no places. */
export function checkCharacter(value: unknown, around: Surroundings = {}): Checked {
  const findingOf = finder('', null, '');
  return checked(value, flawsOf(value, around).map(findingOf.flaw));
}

/** What only a whole character can have or lack. */
const OF_A_CHARACTER: readonly FindingCode[] = [
  ...(['unknownToken', 'unknownForm', 'unknownCard', 'unknownSkill', 'textMissing'] as const),
  ...(['neverGained', 'formNeverEntered', 'cardWithoutEffect', 'unusedThing', 'notOnDeck'] as const),
];

/** Checks a single skill, as case files hold them: it may use the things and skills of a character that is not there. */
export function checkSkill(value: unknown): { skill: Skill | null; findings: Finding[] } {
  const findingOf = finder('', null, '');
  const alone = { format: 1, id: 'alone', name: {}, faction: 'holy', stars: 1, skills: [value] };
  const flaws = flawsOf(alone, {}).filter(({ code }) => !OF_A_CHARACTER.includes(code));
  const own = (pointer: string): string => pointer.replace(/^\/skills\/0(?=\/|$)/, '');
  const findings = flaws.map(({ fix, ...flaw }) =>
    findingOf.flaw({
      ...flaw,
      pointer: own(flaw.pointer),
      ...(fix === undefined ? {} : { fix: { ...fix, pointer: own(fix.pointer) } }),
    }),
  );
  const broken = findings.some(({ severity }) => severity === 'error');
  return { skill: broken ? null : (value as Skill), findings };
}

/** The format of character files that is written here. */
const FORMAT: Character['format'] = 1;

/** Shape first; the meaning of what has another shape nobody can judge. */
function flawsOf(value: unknown, around: Surroundings): Flaw[] {
  const unfit = guard(value);
  if (unfit !== null) return [unfit];
  const later = newer(value);
  if (later !== null) return [later];
  const { flaws, names } = readShape(value, 'Character');
  return flaws.length > 0 ? flaws : checkMeaning(value as Character, names, around);
}

/** What a newer program wrote may hold what nobody here can judge: only its format is spoken of. */
function newer(value: unknown): Flaw | null {
  if (typeof value !== 'object' || value === null || !('format' in value)) return null;
  const { format } = value;
  if (typeof format !== 'number' || !Number.isInteger(format) || format <= FORMAT) return null;
  return { code: 'newerFormat', pointer: '/format', params: { value: format, ours: FORMAT } };
}

function checked(value: unknown, findings: Finding[]): Checked {
  const ordered = findings
    .map((finding, at) => ({ finding, at }))
    .sort((a, b) => orderOf(a.finding) - orderOf(b.finding) || a.at - b.at)
    .map(({ finding }) => finding);
  const broken = ordered.some(({ severity }) => severity === 'error');
  return { character: broken ? null : (value as Character), findings: ordered };
}

const orderOf = ({ code, place }: Finding): number =>
  code === 'moreFindings' ? Infinity : (place?.from ?? 0);

interface Finder {
  flaw(this: void, flaw: Flaw): Finding;
  fault(this: void, fault: JsonFault): Finding;
}

function finder(text: string, root: JsonNode | null, file: string): Finder {
  const place = lineCounter(text);
  const made = (code: FindingCode, params: Finding['params']) => ({ ...KINDS[code], code, params, file });
  return {
    flaw: ({ code, pointer, params, key, fix }) => ({
      ...made(code, withLine(params, root, place)),
      pointer,
      place: root === null ? null : place(...rangeOf(root, pointer, key === true)),
      fix: fix ?? null,
      edit: root === null || fix === undefined ? null : editOf(root, text, fix),
    }),
    fault: ({ code, from, to, params = {}, edit }) => ({
      ...made(code, params),
      pointer: '',
      place: place(from, to),
      fix: null,
      edit: edit ?? null,
    }),
  };
}

/** Words may say where else something stands: by its line, where there are lines. */
function withLine(
  params: Finding['params'],
  root: JsonNode | null,
  place: (from: number, to: number) => Place,
): Finding['params'] {
  const { pointer } = params;
  if (typeof pointer !== 'string' || root === null) return params;
  return { ...params, line: place(...rangeOf(root, pointer, true)).line };
}
