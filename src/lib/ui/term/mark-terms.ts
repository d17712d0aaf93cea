/** Finds the words of the game in a text. Pure. */

/** A word of the game, as the glossary's file brings it. */
export interface TermEntry {
  id: string;
  word: string;
  /** The word in the other languages. */
  others: string[];
  rule: string;
  /** Place of its § within the site. */
  path: string;
  text: string;
  /** Wordings that are marked in texts. */
  marked: string[];
}

/** Everything that a language's words are looked up by. */
export interface TermIndex {
  entries: ReadonlyMap<string, TermEntry>;
  pattern: RegExp;
  /** Wording in lower case → id. */
  ids: ReadonlyMap<string, string>;
}

export type MarkedPart = string | { id: string; text: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function indexTerms(terms: readonly TermEntry[]): TermIndex {
  const ids = new Map(terms.flatMap(({ id, marked }) => marked.map((said) => [said.toLowerCase(), id])));
  // The longest first, so that "attack action" is not found as something shorter.
  const words = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const either = words.length > 0 ? words.join('|') : '(?!)';
  return {
    entries: new Map(terms.map((term) => [term.id, term])),
    // Latin words count whole; Han ones wherever they stand.
    pattern: new RegExp(`(?<![a-z-])(?:${either})(?![a-z])`, 'gi'),
    ids,
  };
}

/**
 * Cuts a text at the words of the game.
 * @param claim says whether this term may be marked (once a screen); it is asked at most once a term
 */
export function markTerms(
  text: string,
  { pattern, ids }: TermIndex,
  claim: (id: string) => boolean,
): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const asked = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const id = ids.get(match[0].toLowerCase());
    if (id === undefined || asked.has(id)) continue;
    asked.add(id);
    if (!claim(id)) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ id, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
