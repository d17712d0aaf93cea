/** The smallest sensible value of a place: what a missing field is filled with, and what a new part begins as. */
import { constructOf } from './docs/index.ts';
import { branches, tag, wordsOf, type Branch, type Schema } from './schema.ts';
import { namedBy, type Things } from './things.ts';

export const NOTHING: Things = { tokens: [], forms: [], cards: [], skills: [] };
const DEEPEST = 6;

/** @param things of the file it goes into: their ids fill places that name one */
export const sample = (schema: Schema, things: Things): unknown => sampleOf(branches(schema)[0], things, 0);

/** The same for one branch. */
export const sampleBranch = (branch: Branch, things: Things): unknown => sampleOf(branch, things, 0);

function sampleOf(branch: Branch | undefined, things: Things, depth: number): unknown {
  if (branch === undefined || depth > DEEPEST) return null;
  const { schema, names } = branch;
  const words = wordsOf(schema);
  if (words !== null) return words[0];
  if (schema.type === 'array') {
    const { items, minItems = 0, prefixItems } = schema;
    const parts =
      prefixItems ?? (items === undefined || items === false ? [] : Array<Schema>(minItems).fill(items));
    return parts.map((part) => sampleOf(branches(part)[0], things, depth + 1));
  }
  if (schema.type === 'object') return sampleObject(schema, names, things, depth);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return sampleString(names, things);
  return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1);
}

function sampleString(names: readonly string[], things: Things): string {
  if (names.includes('Who') || names.includes('Group')) return 'self';
  const known = namedBy(things, names);
  if (known !== null) return known[0]?.id ?? 'new-one';
  if (names.includes('Formula')) return 'X';
  if (names.includes('Id')) return 'new-one';
  return names.length === 0 ? '' : 'target';
}

function sampleObject(schema: Schema, names: readonly string[], things: Things, depth: number): unknown {
  const mark = tag(schema);
  const construct = mark === null ? null : constructOf(mark.key, mark.words[0]);
  if (construct !== null) return construct.example;
  if (names.at(-1) === 'Text') return { zh: '', en: '' };
  return Object.fromEntries(
    (schema.required ?? []).map((key) => [
      key,
      sampleOf(branches(schema.properties?.[key] ?? {})[0], things, depth + 1),
    ]),
  );
}
