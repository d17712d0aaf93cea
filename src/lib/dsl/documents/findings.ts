/** What is wrong with a document somebody made or was sent: where, what, and the facts that words need. */
import type { z } from '../zod.ts';

/** The words stand in the message files (`settings_finding_<code>`). */
export type FindingCode =
  | 'missing'
  | 'wrongType'
  | 'unknownKey'
  | 'notOneOf'
  | 'notReadable'
  | 'tooLong'
  | 'tooShort'
  | 'tooBig'
  | 'tooSmall'
  | 'misfit'
  | 'doubled';

export interface Finding {
  /** Where, as in `record.choices.12.seat`; empty for the whole. */
  path: string;
  code: FindingCode;
  /** `expected`, `known`, `key`, `limit`, `value`: what the words of the code fill in. */
  facts: Record<string, string | number>;
  /** In English, for whoever mends it. */
  note: string;
}

/** A value of the shape that was asked for, or everything that keeps it from being one. */
export type Checked<T> = { value: T; findings: null } | { value: null; findings: Finding[] };

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const SHOWN = 40;
const MOST_FINDINGS = 20;

const pathText = (path: Path): string => path.map(String).join('.');

function valueAt(whole: unknown, path: Path): unknown {
  let held = whole;
  for (const key of path) {
    if (typeof held !== 'object' || held === null || !Object.hasOwn(held, key)) return undefined;
    held = (held as Record<PropertyKey, unknown>)[key];
  }
  return held;
}

/** A value in short, for words like: "abc" cannot stand here. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Of the branches of a union that fits nowhere, the one with the fewest and deepest faults was meant. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (list: readonly Issue[]) => Math.max(0, ...list.map(({ path }) => path.length));
  return branches.reduce((best, list) =>
    depth(list) > depth(best) || (depth(list) === depth(best) && list.length < best.length) ? list : best,
  );
}

const isOfLists = (origin: string): boolean => ['string', 'array', 'set', 'map'].includes(origin);

function coded(issue: Issue, value: unknown): Pick<Finding, 'code' | 'facts'>[] {
  switch (issue.code) {
    case 'invalid_type':
      return [{ code: value === undefined ? 'missing' : 'wrongType', facts: { expected: issue.expected } }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'unknownKey', facts: { key } }));
    case 'invalid_value':
      return value === undefined
        ? [{ code: 'missing', facts: { expected: issue.values.map(String).join(', ') } }]
        : [{ code: 'notOneOf', facts: { value: shown(value), known: issue.values.map(String).join(', ') } }];
    case 'too_big':
      return [
        { code: isOfLists(issue.origin) ? 'tooLong' : 'tooBig', facts: { limit: Number(issue.maximum) } },
      ];
    case 'too_small':
      return [
        { code: isOfLists(issue.origin) ? 'tooShort' : 'tooSmall', facts: { limit: Number(issue.minimum) } },
      ];
    default:
      return [
        value === undefined
          ? { code: 'missing', facts: { expected: '' } }
          : { code: 'notReadable', facts: { value: shown(value) } },
      ];
  }
}

function findingsOf(issue: Issue, whole: unknown, at: Path): Finding[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return nearestBranch(issue.errors).flatMap((inner) => findingsOf(inner, whole, path));
  const value = valueAt(whole, path);
  return coded(issue, value).map((found) => ({ path: pathText(path), ...found, note: issue.message }));
}

/** Checks a plain value by a schema. */
export function checkBy<S extends z.ZodType>(schema: S, value: unknown): Checked<z.output<S>> {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data, findings: null };
  const findings = read.error.issues.flatMap((issue) => findingsOf(issue, value, []));
  return { value: null, findings: findings.slice(0, MOST_FINDINGS) };
}
