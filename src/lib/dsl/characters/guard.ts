/** A value that somebody hands over: is it plain data, and no more of it than any character needs? */
import { isBrokenText, isForbiddenKey, LIMITS } from './json.ts';
import { joined } from './place.ts';
import type { Flaw } from './shape.ts';

interface Open {
  value: unknown;
  pointer: string;
  depth: number;
}

const isPlain = (value: object): boolean => {
  const made = Object.getPrototypeOf(value) as unknown;
  return made === Object.prototype || made === null;
};

/** What is wrong with one value that holds no others, or null. */
function plainFlaw(value: unknown, pointer: string): Flaw | null {
  if (typeof value === 'string') {
    if (value.length > LIMITS.text) return { code: 'textTooLong', pointer, params: { limit: LIMITS.text } };
    return isBrokenText(value) ? { code: 'brokenText', pointer, params: {} } : null;
  }
  if (typeof value === 'number')
    return Number.isFinite(value) ? null : { code: 'notANumber', pointer, params: { found: String(value) } };
  if (typeof value === 'boolean' || value === null) return null;
  return { code: 'notData', pointer, params: { found: typeof value } };
}

/** The first thing that keeps a value from being looked at, found in a loop: a value cannot be too deep for it. */
export function guard(whole: unknown): Flaw | null {
  const open: Open[] = [{ value: whole, pointer: '', depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, pointer, depth } = next;
    if (++seen > LIMITS.values) return { code: 'tooMuch', pointer: '', params: { limit: LIMITS.values } };
    if (typeof value !== 'object' || value === null) {
      const flaw = plainFlaw(value, pointer);
      if (flaw !== null) return flaw;
      continue;
    }
    if (depth >= LIMITS.depth) return { code: 'tooDeep', pointer: '', params: { limit: LIMITS.depth } };
    if (!Array.isArray(value) && !isPlain(value))
      return { code: 'notData', pointer, params: { found: 'object' } };
    const keys = Object.keys(value);
    if (keys.length + seen > LIMITS.values)
      return { code: 'tooMuch', pointer: '', params: { limit: LIMITS.values } };
    for (const key of keys) {
      if (isForbiddenKey(key)) return { code: 'forbiddenKey', pointer, params: { key } };
      open.push({
        value: (value as Record<string, unknown>)[key],
        pointer: joined(pointer, key),
        depth: depth + 1,
      });
    }
  }
  return null;
}
