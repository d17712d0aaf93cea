/** Case files → cases, or findings with line and column. Files are other people's work: nothing in them may hurt. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from '../zod.ts';
import {
  caseSchema,
  expectationSchema,
  seatStepSchema,
  type CaseShape,
  type Expectation,
  type Given,
} from './schema.ts';

/** Something wrong in a file, at a place, in words that say what to write. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  message: string;
}

export type Step =
  { kind: 'choice'; text: string; line: number } | { kind: 'expect'; expect: Expectation; line: number };

/** One course of a case: what the players answer, what must then be true. */
export interface Branch {
  note: string | null;
  steps: Step[];
  then: Expectation | null;
  /** Line of `then`, or of the branch. */
  line: number;
}

export interface Case {
  id: string;
  title: string | null;
  rules: string[];
  /** Skills it shows, as `character/skill`. */
  shows: string[];
  note: string | null;
  given: Given;
  branches: Branch[];
  file: string;
  line: number;
}

export interface CaseFile {
  file: string;
  cases: Case[];
  findings: Finding[];
}

type Path = (string | number)[];

/** More than any case file needs; a parser should not be asked to chew on more. */
const MOST_CHARACTERS = 2_000_000;
/** Maps in lists in maps: ours go 8 deep. */
const DEEPEST = 60;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Reads a case file. A file that holds no case is a finding too. */
export function parseCases(file: string, text: string): CaseFile {
  const at = (line: number, column: number, message: string): CaseFile => ({
    file,
    cases: [],
    findings: [{ file, line, column, message }],
  });
  if (text.length > MOST_CHARACTERS) return at(1, 1, `the file is longer than ${MOST_CHARACTERS} characters`);
  const tooDeep = depthProblem(text);
  if (tooDeep !== null) return at(tooDeep, 1, `maps and lists are nested deeper than ${DEEPEST}`);
  try {
    return readDocument(file, text);
  } catch (error) {
    return at(
      1,
      1,
      `not a case file: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
}

/** A cheap look at brackets and indents before the parser recurses into them: the line that is too deep, or null. */
function depthProblem(text: string): number | null {
  let line = 1;
  let depth = 0;
  for (const character of text) {
    if (character === '\n') line++;
    else if (character === '[' || character === '{') depth++;
    else if ((character === ']' || character === '}') && depth > 0) depth--;
    if (depth > DEEPEST) return line;
  }
  const deepest = DEEPEST * 4;
  const dashes = (row: string): number => (/^[\s-]*/.exec(row)?.[0] ?? '').length;
  const deepIndent = text.split('\n').findIndex((row) => row.trim() !== '' && dashes(row) > deepest);
  return deepIndent < 0 ? null : deepIndent + 1;
}

function readDocument(file: string, text: string): CaseFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const findings: Finding[] = [];
  const report = (offset: number, message: string): void => {
    const { line, col } = lines.linePos(offset);
    findings.push({ file, line: Math.max(1, line), column: Math.max(1, col), message });
  };
  for (const { pos, message } of document.errors) report(pos[0], message.split('\n')[0] ?? message);
  if (findings.length > 0) return { file, cases: [], findings };
  visit(document, {
    Pair(_key, { key }) {
      if (isScalar(key) && FORBIDDEN_KEYS.includes(String(key.value)))
        report(key.range?.[0] ?? 0, `"${String(key.value)}" is no key`);
    },
    Alias(_key, node) {
      report(node.range?.[0] ?? 0, 'write it out: references (*name) are not used in case files');
    },
  });
  if (findings.length > 0) return { file, cases: [], findings };
  const place = (path: Path): number => offsetOf(document, path);
  const list: unknown = document.toJS();
  if (!Array.isArray(list) || list.length === 0) {
    report(0, 'a case file is a list of cases: - id: …');
    return { file, cases: [], findings };
  }
  const lineOf = (path: Path): number => lines.linePos(place(path)).line;
  const cases = list.flatMap(
    (entry: unknown, index) => readCase(entry, [index], { file, place, lineOf, report }) ?? [],
  );
  return { file, cases: withoutRepeats(cases, findings), findings };
}

interface Reading {
  file: string;
  place(path: Path): number;
  lineOf(path: Path): number;
  report(offset: number, message: string): void;
}

function readCase(entry: unknown, path: Path, reading: Reading): Case | null {
  const shape = check(caseSchema, entry, path, reading);
  if (shape === null) return null;
  const branches = readBranches(shape, path, reading);
  if (branches === null) return null;
  if (branches.length === 0) {
    reading.report(reading.place(path), `${shape.id}: nothing is expected; write then: or alternatives:`);
    return null;
  }
  return {
    id: shape.id,
    title: shape.title ?? null,
    rules: shape.rules,
    shows: shape.shows ?? [],
    note: shape.note ?? null,
    given: shape.given ?? {},
    branches,
    file: reading.file,
    line: reading.lineOf(path),
  };
}

function readBranches(shape: CaseShape, path: Path, reading: Reading): Branch[] | null {
  const wanted = [
    { part: shape, at: path },
    ...(shape.alternatives ?? []).map((part, i) => ({ part, at: [...path, 'alternatives', i] })),
  ];
  const branches: Branch[] = [];
  for (const { part, at } of wanted) {
    const steps = (part.do ?? []).map((step, i) => readStep(step, [...at, 'do', i], reading));
    if (steps.includes(null)) return null;
    const expects = part.then !== undefined || steps.some((step) => step?.kind === 'expect');
    if (!expects && part === shape && shape.alternatives !== undefined && steps.length === 0) continue;
    if (!expects) {
      reading.report(reading.place(at), `${shape.id}: nothing is expected; write then:`);
      return null;
    }
    branches.push({
      note: part.note ?? null,
      steps: steps as Step[],
      then: part.then ?? null,
      line: reading.lineOf(part.then === undefined ? at : [...at, 'then']),
    });
  }
  return branches;
}

function readStep(step: unknown, path: Path, reading: Reading): Step | null {
  const line = reading.lineOf(path);
  if (typeof step === 'string') return { kind: 'choice', text: step, line };
  const keys = typeof step === 'object' && step !== null ? Object.keys(step) : [];
  if (keys.length === 1 && /^\d+$/.test(keys[0] ?? '')) {
    const asked = check(seatStepSchema, step, path, reading);
    return asked === null
      ? null
      : {
          kind: 'choice',
          text: Object.entries(asked)
            .map(([seat, text]) => `${seat}: ${text}`)
            .join(),
          line,
        };
  }
  if (keys.length === 0) {
    reading.report(
      reading.place(path),
      'a step is a choice (attack fire->1) or a map of what must hold here',
    );
    return null;
  }
  const expect = check(expectationSchema, step, path, reading);
  return expect === null ? null : { kind: 'expect', expect, line };
}

function check<T extends z.ZodType>(
  schema: T,
  value: unknown,
  path: Path,
  reading: Reading,
): z.infer<T> | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const inner = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const where = [...inner, ...keys].join('.');
    reading.report(
      reading.place([...path, ...inner, ...keys]),
      where === '' ? issue.message : `${where}: ${issue.message}`,
    );
  }
  return null;
}

/** Where the deepest part of a path that exists begins; keys are pointed at, not their values. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair === undefined || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else {
      node = isSeq(node) ? node.items[Number(key)] : undefined;
      if (!isNode(node)) return offset;
      offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}

function withoutRepeats(cases: Case[], findings: Finding[]): Case[] {
  const first = new Map<string, Case>();
  for (const entry of cases) {
    const earlier = first.get(entry.id);
    if (earlier === undefined) first.set(entry.id, entry);
    else
      findings.push({
        file: entry.file,
        line: entry.line,
        column: 1,
        message: `the id ${entry.id} stands in line ${earlier.line} already`,
      });
  }
  return [...first.values()];
}
