/** What the schema allows at a place of a document that may be half written. */
import { allows, branches, hasDefinition, kindOf, tag, type Branch, type Schema } from './schema.ts';

/** A definition that a whole document may be: `Character`, `Deck`. */
export type Root = string;

/** A document of a kind that nobody has described may be any object. */
const wholeOf = (root: Root): Schema =>
  hasDefinition(root) ? { $ref: `#/$defs/${root}` } : { type: 'object' };

export type Path = readonly (string | number)[];

const own = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** The value at a path, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce(own, value);

/** Schemas of a part of what a branch describes. */
function partsOf({ schema }: Branch, key: string | number): Schema[] {
  if (typeof key === 'number') {
    const part = schema.prefixItems?.[key] ?? schema.items;
    return part === undefined || part === false ? [] : [part];
  }
  const { properties = {}, additionalProperties } = schema;
  const part = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return part === undefined || part === false ? [] : [part];
}

/**
 * Everything that a place may hold, as far as what stands there already says which is meant.
 * @param open the place itself is being written: what it holds decides nothing
 */
export function branchesAt(root: Root, whole: unknown, path: Path, open = false): readonly Branch[] {
  let value = whole;
  let found: readonly Branch[] = branches(wholeOf(root));
  path.forEach((key) => {
    found = meant(found, value).flatMap((branch) => partsOf(branch, key).flatMap((one) => branches(one)));
    value = own(value, key);
  });
  return open ? found : meant(found, value);
}

/** Of some branches those that a value may be meant as; all where it says nothing. */
export function meant(all: readonly Branch[], value: unknown): readonly Branch[] {
  if (value === undefined) return all;
  const alike = all.filter(({ schema }) => allows(schema, kindOf(value)));
  if (kindOf(value) !== 'object') return alike;
  const held = value as Record<string, unknown>;
  const said = alike.filter(({ schema }) => {
    const mark = tag(schema);
    return mark !== null && mark.words.includes(own(held, mark.key) as string);
  });
  if (said.length > 0) return said;
  const keys = Object.keys(held).filter((key) => key !== '');
  const knowing = alike.filter(
    ({ schema: { properties = {}, additionalProperties } }) =>
      additionalProperties !== false || keys.every((key) => Object.hasOwn(properties, key)),
  );
  return knowing.length > 0 ? knowing : alike;
}
