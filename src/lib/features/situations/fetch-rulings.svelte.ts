/** The library of rulings, fetched in the reader's language; and one chapter's playable cases. */
import { asset } from '$app/paths';
import { rosterFor } from '$lib/content/characters.ts';
import type { RulingEntry, RulingIndex, RulingSituation } from '$lib/content/situations.ts';
import { openedSetup } from '$lib/dsl/roster/roster.ts';
import type { Setup } from '$lib/grail';
import { locale } from '$lib/i18n';

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(asset(path));
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
  return (await answer.json()) as T;
}

/** The list of all rulings of the rules in one language. */
export const fetchRulingIndex = (language: string): Promise<RulingIndex> =>
  fetchJson<RulingIndex>(`/situations/index/${language}.json`);

/** The list of all rulings of characters in one language. */
export const fetchCharacterIndex = (language: string): Promise<RulingIndex> =>
  fetchJson<RulingIndex>(`/situations/index/characters/${language}.json`);

/** A ruling by its id, of the rules or of a character. @returns undefined if there is none */
export async function findEntry(id: string, language: string): Promise<RulingEntry | undefined> {
  const named = ({ rulings }: RulingIndex) => rulings.find((one) => one.id === id);
  return named(await fetchRulingIndex(language)) ?? named(await fetchCharacterIndex(language));
}

/**
 * A list of rulings that follows the language.
 * @param isWanted asked again and again: it is fetched once it is wanted
 */
function following(fetchIndex: (language: string) => Promise<RulingIndex>, isWanted: () => boolean) {
  const indexes = $state<Record<string, RulingIndex>>({});
  let failed = $state(false);
  $effect(() => {
    const wanted = locale.current;
    if (!isWanted() || indexes[wanted] !== undefined) return;
    failed = false;
    fetchIndex(wanted).then(
      (index) => {
        indexes[wanted] = index;
      },
      () => (failed = true),
    );
  });
  return {
    /** Undefined until it is here; the old language stays until the new one is. */
    get current(): RulingIndex | undefined {
      return indexes[locale.current] ?? Object.values(indexes)[0];
    },
    get failed(): boolean {
      return failed && indexes[locale.current] === undefined;
    },
  };
}

/** The list of all rulings of the rules. */
export const rulingIndex = () => following(fetchRulingIndex, () => true);

/** The list of all rulings of characters. */
export const characterIndex = (isWanted: () => boolean) => following(fetchCharacterIndex, isWanted);

/** A ruling with its characters at the table. */
export type OpenRuling = Omit<RulingSituation, 'setup'> & { setup: Setup };

/** One ruling as it is played. @returns undefined if there is none of that id, or it cannot be opened */
export async function fetchRuling({ id, topic, character }: RulingEntry): Promise<OpenRuling | undefined> {
  const shelf = character === undefined ? `topic/${topic}` : `character/${character}`;
  const cases = await fetchJson<RulingSituation[]>(`/situations/${shelf}.json`);
  const found = cases.find((one) => one.id === id);
  if (found === undefined) return undefined;
  return { ...found, setup: openedSetup(found.setup, await rosterFor(found.setup.characters)) };
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Rulings that hold every word of a search: in question, answer, id, or as the beginning of a §. */
export function findRulings(rulings: readonly RulingEntry[], search: string): RulingEntry[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const holds = ({ id, rules, question, answer }: RulingEntry, word: string): boolean =>
    (word.startsWith('§') && rules.some((rule) => isWithin(rule, word))) ||
    folded(`${id} ${question} ${answer}`).includes(word);
  return rulings.filter((entry) => words.every((word) => holds(entry, word)));
}

/** §7.4(1) lies within §7.4 and §7, but not within §7.41. */
const isWithin = (rule: string, wanted: string): boolean =>
  rule === wanted || (rule.startsWith(wanted) && /^[.(]/.test(rule.slice(wanted.length)));
