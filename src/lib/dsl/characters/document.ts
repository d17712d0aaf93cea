/**
 * The text of a document (a character, a deck) → its value and everything that is wrong with it, each at its place.
 * Files are other people's: nothing in them may hurt.
 */
import { KINDS, type FindingCode, type Level, type Severity } from './codes.ts';
import { guard } from './guard.ts';
import { readJson, type JsonFault, type JsonNode, type TextEdit } from './json.ts';
import { editOf, lineCounter, rangeOf, type Fix, type Place } from './place.ts';
import { readShape, type Flaw, type Shape } from './shape.ts';

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

/** A value, where nothing is an error, and the findings in the order of the text. */
export interface ReadValue {
  value: unknown;
  findings: Finding[];
}

/** What is wrong with a value, by whatever knows its kind. */
export type FlawsOf = (value: unknown) => Flaw[];

/** @param file its name, for the findings */
export function readText(text: string, file: string, flawsOf: FlawsOf): ReadValue {
  const { root, faults } = readJson(text);
  const findingOf = finder(text, root, file);
  const faulty = faults.map((fault) => findingOf.fault(fault));
  if (root === null) return { value: null, findings: faulty };
  const flaws = flawsOf(root.value);
  return checked(root.value, [...faulty, ...flaws.map((flaw) => findingOf.flaw(flaw))]);
}

/** The same for bytes: what is not UTF-8 is a finding too. */
export function readBytes(bytes: Uint8Array, file: string, flawsOf: FlawsOf): ReadValue {
  try {
    return readText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), file, flawsOf);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const notUtf8 = finder('', null, file).flaw({ code: 'notUtf8', pointer: '', params: {} });
    return { value: null, findings: [notUtf8] };
  }
}

/** Checks a value that was read elsewhere; its findings have pointers and no places. */
export const checkValue = (value: unknown, flawsOf: FlawsOf): ReadValue =>
  checked(value, flawsOf(value).map(finder('', null, '').flaw));

/** The format of files that is written here. */
const FORMAT = 1;

/**
 * Shape first; the meaning of what has another shape nobody can judge.
 * @param name the definition of the schema that the value should be
 */
export function flawsBy<T>(
  name: string,
  value: unknown,
  meaning: (value: T, names: Shape['names']) => Flaw[],
): Flaw[] {
  const unfit = guard(value);
  if (unfit !== null) return [unfit];
  const later = newer(value);
  if (later !== null) return [later];
  const { flaws, names } = readShape(value, name);
  return flaws.length > 0 ? flaws : meaning(value as T, names);
}

/** What a newer program wrote may hold what nobody here can judge: only its format is spoken of. */
function newer(value: unknown): Flaw | null {
  if (typeof value !== 'object' || value === null || !('format' in value)) return null;
  const { format } = value;
  if (typeof format !== 'number' || !Number.isInteger(format) || format <= FORMAT) return null;
  return { code: 'newerFormat', pointer: '/format', params: { value: format, ours: FORMAT } };
}

function checked(value: unknown, findings: Finding[]): ReadValue {
  const ordered = findings
    .map((finding, at) => ({ finding, at }))
    .sort((a, b) => orderOf(a.finding) - orderOf(b.finding) || a.at - b.at)
    .map(({ finding }) => finding);
  const broken = ordered.some(({ severity }) => severity === 'error');
  return { value: broken ? null : value, findings: ordered };
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
