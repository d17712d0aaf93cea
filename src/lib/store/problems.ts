/** Why the browser does not keep things. The words stand in the message files (`lesson_store_<problem>`). */
export type StoreProblem =
  /** No database at all: a private window, or storage is switched off. */
  | 'unavailable'
  /** The disk or the browser's share of it is full. */
  | 'full'
  /** Another tab holds an older version open. */
  | 'blocked'
  /** A newer version of the site has changed the database; this tab is the old one. */
  | 'outdated'
  | 'unknown';

const BY_NAME: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  MissingAPIError: 'unavailable',
  InvalidStateError: 'unavailable',
  SecurityError: 'unavailable',
  OpenFailedError: 'unavailable',
  VersionError: 'outdated',
  DatabaseClosedError: 'outdated',
  BlockedError: 'blocked',
};

/** Dexie wraps what the browser threw; the innermost name we know tells most. */
export function problemOf(error: unknown): StoreProblem {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: unknown };
  const deeper = inner === undefined || inner === error ? 'unknown' : problemOf(inner);
  if (deeper !== 'unknown') return deeper;
  return (name !== undefined && BY_NAME[name]) || 'unknown';
}
