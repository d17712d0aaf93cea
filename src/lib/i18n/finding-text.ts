/** What a finding of a character file says. Here, because the screen and the commands both say it. */
import type { Locale } from './locales.ts';
import * as topic from './topics/finding.js';

type Params = Readonly<Record<string, string | number>>;
type Words = (params: Params, options?: { locale?: Locale }) => string;
const byKey = topic as unknown as Readonly<Record<string, Words | undefined>>;

/** Params that are words of ours, or lists of them, not of the file. */
const OURS = ['is', 'wanted', 'expected', 'found', 'language'];
/** Of a longer list nobody reads more. */
const MOST_KNOWN = 24;

/**
 * What is wrong and what to write instead.
 * @param locale left out: the reader's own
 */
export function findingText(finding: { code: string; params: Params }, locale?: Locale): string {
  const say = (key: string, params: Params): string | undefined =>
    byKey[`finding_${key}`]?.(params, locale === undefined ? {} : { locale });
  const word = (one: string): string => say(`word_${one.replaceAll('-', '_')}`, {}) ?? one;
  const params = { ...finding.params };
  for (const key of OURS)
    if (typeof params[key] === 'string') params[key] = params[key].split(', ').map(word).join(', ');
  const known = String(params['known'] ?? '').split(', ');
  const listed = known.slice(0, MOST_KNOWN).join(', ') + (known.length > MOST_KNOWN ? ' …' : '');
  const more =
    params['suggestion'] !== undefined
      ? say('meant', { suggestion: params['suggestion'] })
      : listed === ''
        ? undefined
        : say('known', { known: listed });
  const text = say(finding.code, params) ?? finding.code;
  // Chinese sentences follow each other without a space.
  const between = /[.?!]$/.test(text) ? ' ' : '';
  return more === undefined ? text : text + between + more;
}
