/** What a draft consists of, in the order of its text: what the outline lists, and where each part stands. */
import { readJson, type JsonNode } from '$lib/dsl/characters/json.ts';
import { joined, rangeOf } from '$lib/dsl/characters/place.ts';

export interface OutlinePart {
  pointer: string;
  /** The key it stands under (`skills`), or for an item of a list the id it gives itself. */
  key: string;
  /** The name it gives itself, by language; null where it has none. */
  name: { zh?: string | undefined; en?: string | undefined } | null;
  /** Of a skill. */
  class: string | null;
  depth: 0 | 1;
  from: number;
  to: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function nameIn(value: unknown): OutlinePart['name'] {
  const name = isObject(value) ? value['name'] : undefined;
  return isObject(name) ? { zh: textIn(name['zh']), en: textIn(name['en']) } : null;
}

function part(root: JsonNode, pointer: string, key: string, value: unknown, depth: 0 | 1): OutlinePart {
  const [from, to] = rangeOf(root, pointer, true);
  const own = isObject(value) ? value : {};
  return {
    ...{ pointer, depth, from, to },
    key: textIn(own['id']) ?? key,
    name: nameIn(value),
    class: textIn(own['class']) ?? null,
  };
}

/**
 * @param text as it was typed
 * @returns its big parts (objects and lists), each with what it holds; empty where the text is no JSON
 */
export function outlineOf(text: string): OutlinePart[] {
  const { root } = readJson(text);
  if (root === null || !isObject(root.value)) return [];
  return Object.entries(root.value)
    .filter(([key, value]) => typeof value === 'object' && value !== null && key !== 'name')
    .flatMap(([key, value]) => {
      const pointer = joined('', key);
      const inner = Array.isArray(value)
        ? value.map((one, at): [string | number, unknown] => [at, one])
        : Object.entries(value as object);
      const named = inner.filter(([, one]) => isObject(one));
      return [
        part(root, pointer, key, null, 0),
        ...named.map(([at, one]) => part(root, joined(pointer, at), String(at), one, 1)),
      ];
    });
}
