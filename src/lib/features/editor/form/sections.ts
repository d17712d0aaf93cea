/** The parts of a document that have a page each: skills, tokens … Everything that is a list or a record of objects. */
import { joined } from '$lib/dsl/characters/place.ts';
import type { Form } from './form.svelte.ts';
import type { Grammar, Schema } from './model/grammar.ts';
import { freshKey } from './model/names.ts';

export interface Section {
  key: string;
  /** Definitions of the whole, for the section's name. */
  names: readonly string[];
  /** The definition of an item. */
  kind: string;
  items: { pointer: string; id: string; value: unknown }[];
  /** Puts a new item at the end. @returns its pointer */
  add: (form: Form) => string;
}

type Plain = Readonly<Record<string, unknown>>;

/** The schema of what a list or a record of objects holds. */
function itemsOf(grammar: Grammar, schema: Schema): Schema | null {
  const place = grammar.place(schema);
  if (place.scalar !== null) return null;
  const items = place.list?.schema.items;
  const [record] = place.objects;
  const held = items === undefined || items === false ? record?.branch.schema.additionalProperties : items;
  if (held === undefined || held === false) return null;
  return grammar.place(held).objects.length > 0 ? held : null;
}

function kindOf(grammar: Grammar, schema: Schema): string {
  const place = grammar.place(schema);
  const [first] = place.objects;
  const names = first?.branch.names ?? [];
  // A union is called by its own name, which all its branches begin with.
  return (place.objects.length > 1 ? names[0] : names.at(-1)) ?? 'object';
}

export const isSection = (grammar: Grammar, schema: Schema): boolean => itemsOf(grammar, schema) !== null;

export function sectionsOf(form: Form): Section[] {
  const { grammar, whole } = form;
  if (grammar === null) return [];
  const [way] = grammar.place(grammar.root).objects;
  const { properties = {} } = way?.branch.schema ?? {};
  // What a character does comes before the things it does it with.
  const entries = Object.entries(properties).sort(
    ([a], [b]) => Number(b === 'skills') - Number(a === 'skills'),
  );
  return entries.flatMap(([key, schema]): Section[] => {
    const held = itemsOf(grammar, schema);
    if (held === null) return [];
    const value = (whole as Plain | undefined)?.[key];
    const isList = grammar.place(schema).list !== null;
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return [
      {
        ...{ key, names: way?.branch.names ?? [], kind: kindOf(grammar, held) },
        items: parts.map(([at, one]) => ({
          pointer: joined(`/${key}`, at),
          id: idOf(one) ?? at,
          value: one as unknown,
        })),
        add: (to) => added(to, key, held, isList, parts),
      },
    ];
  });
}

const idOf = (value: unknown): string | undefined => {
  const id = (value as Plain | null)?.['id'];
  return typeof id === 'string' ? id : undefined;
};

function added(form: Form, key: string, held: Schema, isList: boolean, entries: [string, unknown][]): string {
  const [way] = form.grammar?.place(held).objects ?? [];
  const made = way === undefined ? {} : (form.blank?.object(way) ?? {});
  const base = key.replace(/s$/, '');
  if (!isList) {
    const pointer = joined(
      `/${key}`,
      freshKey(
        base,
        entries.map(([at]) => at),
      ),
    );
    form.set(pointer, made);
    return pointer;
  }
  const ids = entries.flatMap(([, one]) => idOf(one) ?? []);
  form.insert(`/${key}`, entries.length, 'id' in made ? { ...made, id: freshKey(base, ids) } : made);
  return joined(`/${key}`, entries.length);
}
