/** What is called otherwise is called so everywhere, in one step; and nothing else changes. */
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../../src/lib/dsl/characters/edits.ts';
import { readJson } from '../../../../src/lib/dsl/characters/json.ts';
import { edited, joined } from '../../../../src/lib/dsl/characters/place.ts';
import { readCharacter } from '../../../../src/lib/dsl/characters/read.ts';
import { schemaFor } from '../../../../src/lib/dsl/characters/schema.ts';
import { Grammar } from '../../../../src/lib/features/editor/form/model/grammar.ts';
import {
  referencesTo,
  renameEdits,
  type Thing,
} from '../../../../src/lib/features/editor/form/model/names.ts';
import { rosterFiles, textOf } from '../../characters/samples.ts';

const schema = schemaFor('Character');
if (schema === null) throw new Error('no schema');
const grammar = new Grammar(schema);
const sourceOf = (text: string): Source => {
  const { root } = readJson(text);
  if (root === null) throw new Error('no JSON');
  return { text, root };
};
const SECTIONS: readonly [string, Thing][] = [
  ['tokens', 'TokenId'],
  ['forms', 'FormId'],
  ['cards', 'LaidId'],
];
const NEW = 'quite-another-name';
const codesOf = (text: string): string[] => readCharacter(text, 'x').findings.map(({ code }) => code);

describe.each(rosterFiles)('%s', (path) => {
  const text = textOf(path);
  const source = sourceOf(text);
  const whole = source.root.value as Record<string, Record<string, unknown> | undefined>;

  it.each(SECTIONS)('%s may be called otherwise', (section, thing) => {
    for (const id of Object.keys(whole[section] ?? {})) {
      const pointer = joined(`/${section}`, id);
      const after = edited(text, renameEdits(grammar, source, pointer, thing, NEW, true));
      expect(codesOf(after), id).toEqual(codesOf(text));
      const back = renameEdits(grammar, sourceOf(after), joined(`/${section}`, NEW), thing, id, true);
      expect(edited(after, back)).toBe(text);
    }
  });

  it('skills too, with everything that names them', () => {
    (whole['skills'] as unknown as { id: string }[]).forEach(({ id }, at) => {
      const pointer = `/skills/${at}/id`;
      const after = edited(text, renameEdits(grammar, source, pointer, 'SkillId', NEW, true));
      const back = renameEdits(grammar, sourceOf(after), pointer, 'SkillId', id, true);
      expect(edited(after, back)).toBe(text);
    });
  });
});

describe('a name that a skill gives', () => {
  const text = JSON.stringify({
    format: 1,
    id: 'a',
    name: { en: 'A' },
    faction: 'holy',
    stars: 1,
    skills: [
      {
        id: 's',
        name: { en: 'S' },
        class: 'common',
        type: 'response',
        does: [
          {
            on: { time: 'turn.start', by: 'self' },
            choose: { X: { pick: 'number', from: 0, to: 3 }, target: { pick: 'character', from: 'all' } },
            do: [
              { do: 'draw', count: 'X + max(X, 1)' },
              { do: 'damage', to: 'target', amount: 'X' },
            ],
          },
          {
            on: { time: 'turn.end', by: 'self' },
            choose: { X: { pick: 'number', from: 0, to: 3 } },
            do: [{ do: 'draw', count: 'X' }],
          },
        ],
      },
    ],
  });
  const source = sourceOf(text);
  const pointer = '/skills/0/does/0/choose/X';

  it('is renamed in formulas, and only in its own ability', () => {
    expect(referencesTo(grammar, source.root.value, pointer, 'NewName')).toHaveLength(2);
    const after = edited(text, renameEdits(grammar, source, pointer, 'NewName', 'N', true));
    expect(after).toContain('"N + max(N, 1)"');
    expect(after).toContain('"amount":"N"');
    expect(after).toContain('"count":"X"');
  });

  it('and may be renamed alone', () => {
    const after = edited(text, renameEdits(grammar, source, pointer, 'NewName', 'N', false));
    expect(after).toContain('"N":{"pick"');
    expect(after).toContain('"X + max(X, 1)"');
  });
});
