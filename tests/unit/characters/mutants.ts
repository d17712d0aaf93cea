/** Characters of the roster with one slip each, as many as one likes. */
import fc from 'fast-check';
import { rosterFiles, textOf } from './samples.ts';

export const roster = rosterFiles.map((path) => JSON.parse(textOf(path)) as unknown);

/** All objects and lists of a value, with where they stand. */
function places(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(places)];
}

const WORDS = ['self', 'target', 'X + 1', 'rage', 'none', 'damage', 'wind', 'a b', '', 'hand-limit'];
const values = fc.oneof(
  fc.constantFrom<unknown>(...WORDS, 0, 1, -1, 1.5, 1001, 99, true, false, null),
  fc
    .constantFrom<() => unknown>(
      () => [],
      () => ({}),
      () => ['self', 'target'],
      () => [1, 2],
      () => ({ count: 'hand' }),
      () => ({ if: [], then: 1, else: 2 }),
      () => ({ do: 'draw', count: 1 }),
    )
    .map((make) => make()),
);
const KEYS = [
  'do',
  'count',
  'who',
  'if',
  'kind',
  'card',
  'amount',
  'time',
  'atLeast',
  'extra',
  'name',
  'cards',
];
export const slips = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  key: fc.nat(),
  how: fc.constantFrom('change', 'remove', 'rename', 'add', 'move'),
  word: fc.constantFrom(...KEYS),
  value: values,
});

type Slip = typeof slips extends fc.Arbitrary<infer T> ? T : never;

/** One thing in a character changed, taken away, misspelt, added, or put where it does not belong. */
export function mutant(slip: Slip): unknown {
  const whole = structuredClone(roster[slip.file % roster.length]);
  const all = places(whole);
  const place = all[slip.place % all.length] as Record<string, unknown>;
  const keys = Object.keys(place);
  const key = keys[slip.key % Math.max(1, keys.length)] ?? slip.word;
  const { how, word, value } = slip;
  if (how === 'change') place[key] = value;
  else if (how === 'add') place[word] = value;
  else if (how === 'move') place[key] = structuredClone(all[slip.key % all.length]);
  else {
    if (how === 'rename') place[word] = place[key];
    if (Array.isArray(place)) place.splice(Number(key), 1);
    else Reflect.deleteProperty(place, key);
  }
  return Array.isArray(place) ? (JSON.parse(JSON.stringify(whole)) as unknown) : whole;
}
