/** Which paragraph of the rules is shown by which case; paragraphs without one need a reason. */
import { z } from '../zod.ts';
import { parse } from 'yaml';
import { closed } from './schema.ts';

export interface Exception {
  rule: string;
  reason: string;
}

export interface Coverage {
  /** Paragraphs in order with the ids of the cases that cite them. */
  rows: { rule: string; cases: string[]; reason: string | null }[];
  /** What makes the report fail: uncovered paragraphs, stale exceptions, citations of nothing. */
  problems: string[];
}

const paragraphSchema = z.array(z.looseObject({ id: z.string().regex(/^§\d+(\.\d+)?$/) })).min(1);
const exceptionSchema = z.array(closed({ rule: z.string(), reason: z.string().min(10) }));

/** @throws if the file is not a list of paragraphs */
export function readParagraphs(text: string): string[] {
  return paragraphSchema.parse(parse(text)).map(({ id }) => id);
}

/** @throws if the file is not a list of rules with reasons */
export function readExceptions(text: string): Exception[] {
  return exceptionSchema.parse(parse(text) ?? []);
}

/** A citation of §7.4(1) covers §7.4; one of a whole section (§7) covers no paragraph but must name a section that exists. */
export function coverageOf(
  paragraphs: readonly string[],
  cases: readonly { id: string; rules: readonly string[] }[],
  exceptions: readonly Exception[],
): Coverage {
  const citing = new Map<string, string[]>(paragraphs.map((rule) => [rule, []]));
  const sections = new Set([...paragraphs.map((rule) => rule.split('.')[0] ?? rule), ...TABLES]);
  const problems: string[] = [];
  for (const { id, rules } of cases)
    for (const rule of new Set(rules.map((cited) => cited.replace(/\(.*$/, '')))) {
      if (rule.startsWith('D')) continue;
      if (citing.has(rule)) citing.get(rule)?.push(id);
      else if (!sections.has(rule)) problems.push(`${id} cites ${rule}, which does not exist`);
    }
  const reasons = new Map(exceptions.map(({ rule, reason }) => [rule, reason]));
  const rows = [...citing].map(([rule, ids]) => ({ rule, cases: ids, reason: reasons.get(rule) ?? null }));
  for (const { rule, cases: ids, reason } of rows) {
    if (ids.length === 0 && reason === null) problems.push(`${rule} is shown by no case and has no reason`);
    if (ids.length > 0 && reason !== null)
      problems.push(`${rule} is shown by ${ids[0]}: its reason is out of date`);
  }
  for (const { rule } of exceptions)
    if (!citing.has(rule)) problems.push(`the exception ${rule} names no paragraph`);
  if (reasons.size < exceptions.length) problems.push('a paragraph stands twice among the exceptions');
  return { rows, problems };
}

/** Sections that are one table, without numbered paragraphs: glossary, settings, disputes, what is not established. */
const TABLES = ['§3', '§24', '§25', '§26'];

/** The report: a line for each paragraph, then what is wrong, last the sum. */
export function showCoverage({ rows, problems }: Coverage): string {
  const lines = rows.map(({ rule, cases, reason }) => {
    const shown = cases.length > 0 ? cases.join(' ') : reason === null ? 'NONE' : `no case: ${reason}`;
    return `${rule.padEnd(7)} ${shown}`;
  });
  const covered = rows.filter(({ cases }) => cases.length > 0).length;
  const excused = rows.filter(({ cases, reason }) => cases.length === 0 && reason !== null).length;
  const sum = `${covered} of ${rows.length} paragraphs covered, ${excused} with a reason`;
  return [...lines, ...problems.map((problem) => `error: ${problem}`), sum].join('\n');
}
