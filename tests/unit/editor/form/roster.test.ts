/** Every character opens in the form: at each place the schema says what stands there, and what is new is of its shape. */
import { describe, expect, it } from 'vitest';
import { edited, joined } from '../../../../src/lib/dsl/characters/place.ts';
import { readJson } from '../../../../src/lib/dsl/characters/json.ts';
import { insertEdits, setEdits } from '../../../../src/lib/dsl/characters/edits.ts';
import { schemaFor } from '../../../../src/lib/dsl/characters/schema.ts';
import { readShape } from '../../../../src/lib/dsl/characters/shape.ts';
import { docsOf } from '../../../../src/lib/dsl/describe/form.ts';
import { Blank } from '../../../../src/lib/features/editor/form/model/blank.ts';
import { Grammar, type Schema } from '../../../../src/lib/features/editor/form/model/grammar.ts';
import { knownIn, suggestions } from '../../../../src/lib/features/editor/form/model/names.ts';
import { rosterFiles, textOf } from '../../characters/samples.ts';

const schema = schemaFor('Character');
if (schema === null) throw new Error('no schema');
const grammar = new Grammar(schema);

function walk(
  value: unknown,
  at: Schema,
  pointer: string,
  tell: (pointer: string, value: unknown, at: Schema) => void,
) {
  tell(pointer, value, at);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    const part = grammar.part(at, value, key);
    expect(part, joined(pointer, key)).not.toBeNull();
    if (part !== null) walk(held, part, joined(pointer, key), tell);
  }
}

describe.each(rosterFiles)('%s', (path) => {
  const text = textOf(path);
  const { root } = readJson(text);
  if (root === null) throw new Error('no JSON');

  it('has an editor for each of its values', () => {
    walk(root.value, grammar.root, '', (pointer, value, at) => {
      const place = grammar.place(at);
      if (Array.isArray(value)) expect(place.list, pointer).not.toBeNull();
      else if (typeof value === 'object') expect(grammar.wayOf(place, value), pointer).not.toBeNull();
      else expect(place.scalar, pointer).not.toBeNull();
    });
  });

  it('takes each new item of each of its lists, and is of its shape then', () => {
    const source = { text, root };
    const known = knownIn(grammar, root.value, '/skills/0');
    const blank = new Blank(grammar, (names) => suggestions(names, known));
    let count = 0;
    walk(root.value, grammar.root, '', (pointer, value, at) => {
      const items = grammar.place(at).list?.schema.items;
      if (!Array.isArray(value) || items === undefined || items === false || count++ > 12) return;
      for (const way of grammar.place(items).objects) {
        const docs = docsOf(way.key ?? '', way.word ?? '', 'en');
        const made = docs === null ? blank.object(way) : blank.adapted(docs.example, way.branch.schema);
        const after = edited(text, insertEdits(source, pointer, value.length, made));
        const { flaws } = readShape(JSON.parse(after), 'Character');
        expect(
          flaws.filter(({ code }) => code !== 'tooMany'),
          `${pointer} ${way.id}`,
        ).toEqual([]);
      }
    });
  });

  it('takes each field that may be added, and is of its shape then', () => {
    const source = { text, root };
    const known = knownIn(grammar, root.value, '/skills/0');
    const blank = new Blank(grammar, (names) => suggestions(names, known));
    const seen = new Set<string>();
    walk(root.value, grammar.root, '', (pointer, value, at) => {
      const way = Array.isArray(value) ? null : grammar.wayOf(grammar.place(at), value);
      if (way === null || seen.has(way.id)) return;
      seen.add(way.id);
      for (const [key, part] of Object.entries(way.branch.schema.properties ?? {})) {
        if (Object.hasOwn(value as object, key) || key === '$schema') continue;
        const edits = setEdits(source, joined(pointer, key), blank.value(part), []);
        const { flaws } = readShape(JSON.parse(edited(text, edits)), 'Character');
        expect(flaws, `${pointer} ${key}`).toEqual([]);
      }
    });
  });
});
