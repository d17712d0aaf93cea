/** Where two documents differ, line by line, as one would read them. */
export interface DifferentLine {
  of: 'ours' | 'theirs';
  text: string;
}

const MOST_LINES = 200;

/** A draft by its text and then its cases; anything else as JSON. */
function readable(value: unknown): string {
  const { text, ...rest } = (value ?? {}) as { text?: unknown };
  if (typeof text !== 'string') return JSON.stringify(value, null, 2);
  return Object.keys(rest).length === 0 ? text : `${text}\n${JSON.stringify(rest, null, 2)}`;
}

/** @returns the lines that only one of them has, in order; the first 200 */
export async function differentLines(ours: unknown, theirs: unknown): Promise<DifferentLine[]> {
  const { diffLines } = await import('diff');
  return diffLines(readable(ours), readable(theirs))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((text) => ({ of: added ? ('theirs' as const) : ('ours' as const), text })),
    )
    .slice(0, MOST_LINES);
}
