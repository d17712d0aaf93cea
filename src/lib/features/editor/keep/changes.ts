/** What is different between two states of a draft, in the words of its own text: names of skills, cards and the like. */
import type { DraftDocument } from '$lib/dsl/documents/draft.ts';
import { readJson } from '$lib/dsl/characters/json.ts';

export interface Changes {
  added: string[];
  removed: string[];
  changed: string[];
  /** Something that has no name of its own: limits, the character's name. */
  head: boolean;
  cases: boolean;
  /** One of the two texts cannot be read, so only this is known. */
  unread: boolean;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function idOf(part: unknown, at: number): string {
  const id = isPlain(part) ? part['id'] : undefined;
  return typeof id === 'string' ? id : String(at);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function nameOf(key: string, part: unknown): string {
  const name = isPlain(part) ? part['name'] : undefined;
  const found = isPlain(name) ? (name['zh'] ?? name['en']) : name;
  return typeof found === 'string' && found !== '' ? found : key;
}

/** Parts with a name, by where they stand: items of lists by their id, members of objects by their key. */
function partsOf(text: Plain): Map<string, { name: string; part: unknown }> {
  const parts = new Map<string, { name: string; part: unknown }>();
  for (const [list, held] of Object.entries(text)) {
    const entries: [string, unknown][] = Array.isArray(held)
      ? held.map((part: unknown, at) => [idOf(part, at), part])
      : isPlain(held) && list !== 'name'
        ? Object.entries(held)
        : [];
    for (const [key, part] of entries) parts.set(`${list}/${key}`, { name: nameOf(key, part), part });
  }
  return parts;
}

const headOf = (text: Plain): unknown =>
  Object.entries(text).filter(([key, held]) => key === 'name' || typeof held !== 'object');

/** @returns what changed; nothing at all is true of two that are the same */
export function changesBetween(before: DraftDocument, after: DraftDocument): Changes {
  const cases = !same(before.cases ?? [], after.cases ?? []);
  const none = { added: [], removed: [], changed: [], head: false, cases, unread: false };
  if (before.text === after.text) return none;
  const [old, now] = [before.text, after.text].map((text) => readJson(text).root?.value);
  if (!isPlain(old) || !isPlain(now)) return { ...none, unread: true };
  const [were, are] = [partsOf(old), partsOf(now)];
  const names = (of: typeof are, takes: (key: string) => boolean): string[] =>
    [...of].filter(([key]) => takes(key)).map(([, { name }]) => name);
  return {
    ...none,
    added: names(are, (key) => !were.has(key)),
    removed: names(were, (key) => !are.has(key)),
    changed: names(are, (key) => were.has(key) && !same(were.get(key)?.part, are.get(key)?.part)),
    head: !same(headOf(old), headOf(now)),
  };
}
