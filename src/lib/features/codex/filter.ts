/** Which characters a reader looks for. Pure; what is chosen stands in the address. */
import { ACT_KINDS, type ActKind } from '$lib/content/codex-acts.ts';
import type { CodexEntry } from '$lib/content/codex-entries.ts';

export interface Filter {
  /** Words that a name, skill, token or other name of it must hold, in any language. */
  find: string;
  faction: string;
  stars: string;
  time: string;
  kind: string;
}
export const EVERYBODY: Filter = { find: '', faction: '', stars: '', time: '', kind: '' };

/** The filter that an address names; what it does not name is open. */
export const filterOf = (parts: Readonly<Record<string, string>>): Filter => ({
  find: parts['find'] ?? '',
  faction: parts['faction'] ?? '',
  stars: parts['stars'] ?? '',
  time: parts['time'] ?? '',
  kind: parts['kind'] ?? '',
});

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const namesIn = ({ id, name, skills, tokens, aliases }: CodexEntry): string =>
  folded(
    [
      id,
      ...aliases,
      ...[name, ...skills.map((skill) => skill.name), ...tokens].flatMap((one) => Object.values(one)),
    ].join('\n'),
  );

const isKind = (kind: string): kind is ActKind => (ACT_KINDS as readonly string[]).includes(kind);

/** @returns the characters that meet every condition, in their order; a condition that is none meets nobody */
export function matching(entries: readonly CodexEntry[], filter: Filter): CodexEntry[] {
  const { faction, stars, time, kind } = filter;
  const words = folded(filter.find).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (faction !== '' && entry.faction !== faction) return false;
    if (stars !== '' && String(entry.stars) !== stars) return false;
    if (time !== '' && !entry.times.some((one) => one === time)) return false;
    if (kind !== '' && !(isKind(kind) && entry.kinds.includes(kind))) return false;
    const names = namesIn(entry);
    return words.every((word) => names.includes(word));
  });
}

/** What is there to choose from. */
export const factionsIn = (entries: readonly CodexEntry[]) => [
  ...new Set(entries.map(({ faction }) => faction)),
];
export const starsIn = (entries: readonly CodexEntry[]): number[] =>
  [...new Set(entries.map(({ stars }) => stars))].sort((a, b) => a - b);

/** The two that an address names to be compared, as far as they are characters and differ. */
export function comparedIn(value: string | undefined, ids: readonly string[]): [string, string] {
  const [a = '', b = ''] = (value ?? '').split(',').map((id) => (ids.includes(id) ? id : ''));
  return a === b ? [a, ''] : [a, b];
}
