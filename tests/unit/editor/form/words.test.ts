/** Everything that a form may ask for has a name, and every choice an example, in the reader's language. */
import { describe, expect, it } from 'vitest';
import schema from '../../../../src/lib/dsl/characters/schema.json';
import type { Schema } from '../../../../src/lib/dsl/characters/schema.ts';
import { schemaFor } from '../../../../src/lib/dsl/characters/schema.ts';
import { choiceName, docsOf, exampleText, fieldName } from '../../../../src/lib/dsl/describe/form.ts';
import { Grammar } from '../../../../src/lib/features/editor/form/model/grammar.ts';
import { Blank } from '../../../../src/lib/features/editor/form/model/blank.ts';
import { timingName } from '../../../../src/lib/ui/wording/timing-names.ts';
import type { Character } from '../../../../src/lib/grail/index.ts';

const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const defs = schema.$defs as unknown as Record<string, Schema>;
const deckDefs = schemaFor('Deck')?.defs ?? {};
const root = schemaFor('Character');
if (root === null) throw new Error('no schema');
const grammar = new Grammar(root);

/** All fields with their definition, all words with their field. */
const fields: [string, string][] = [];
const words: [string, string][] = [];
for (const [name, def] of Object.entries({ ...deckDefs, ...defs }))
  for (const [key, part] of Object.entries(def.properties ?? {})) {
    fields.push([name, key]);
    for (const word of grammar.place(part).scalar?.words ?? [])
      if (typeof word === 'string' && key !== 'time') words.push([key, word]);
  }

describe.each(LANGUAGES)('in %s', (language) => {
  it('each field has a name', () => {
    const nameless = fields.filter(
      ([name, key]) => key !== '$schema' && fieldName([name], key, language) === null,
    );
    expect(nameless).toEqual([]);
  });

  it('each word has one, and each moment', () => {
    expect(words.filter(([key, word]) => choiceName(key, word, language) === null)).toEqual([]);
    const times = grammar.place({ $ref: '#/$defs/Trigger' }).objects.map(({ word }) => word ?? '');
    expect(times.filter((time) => timingName(time) === time)).toEqual([]);
  });

  const character: Character = { format: 1, id: 'x', name: {}, faction: 'holy', stars: 1, skills: [] };
  const blank = new Blank(grammar, () => []);
  it.each(['Effect', 'Cost', 'Rule', 'Trigger', 'Condition', 'Choice'])('each %s has an example', (union) => {
    const ways = grammar.place({ $ref: `#/$defs/${union}` }).objects.filter(({ key }) => key !== null);
    const silent = ways.filter((way) => {
      const example = docsOf(way.key ?? '', way.word ?? '', language)?.example ?? blank.object(way);
      return exampleText(way.key ?? '', example, character, language) === '';
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
