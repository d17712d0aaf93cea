import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { characterSchema, withDocs, type Schema } from '../../../scripts/character-schema.ts';
import { BARE, PUBLISHED, schemaFiles } from '../../../scripts/character-schema-files.ts';
import { readShape } from '../../../src/lib/dsl/characters/shape.ts';
import { rosterFiles, textOf } from './samples.ts';

const published = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Schema;
const roster = rosterFiles.map((path) => JSON.parse(textOf(path)) as unknown);

describe('the JSON Schema of a character', () => {
  it('is fresh (npm run schema)', async () => {
    for (const { path, text } of await schemaFiles(process.cwd()))
      expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('names every alias, so that a string tells what it stands for', () => {
    const names = [
      'Who',
      'Name',
      'NewName',
      'TokenId',
      'FormId',
      'LaidId',
      'SkillId',
      'Num',
      'Formula',
      'Laid',
      'Group',
    ];
    expect(names.filter((name) => published.$defs?.[name] === undefined)).toEqual([]);
    expect(published.$defs?.['SeatFactAndBound']?.properties).toHaveProperty('atLeast');
    expect(published.$defs?.['ForbidRule']?.properties?.['what']).toEqual({
      anyOf: [{ enum: expect.arrayContaining(['counter']) as string[] }, { $ref: '#/$defs/ActionForbidden' }],
    });
  });

  it('allows no field that the types do not have', () => {
    const open = Object.entries(published.$defs ?? {}).filter(
      ([, { type, additionalProperties }]) => type === 'object' && additionalProperties !== false,
    );
    expect(open).toEqual([]);
  });

  it('says in words what each verb does, and takes longer words in two languages', () => {
    expect(published.$defs?.['Draw']?.description).toMatch(/^Draws \(§13\)/);
    const whole = withDocs(published, { Draw: { zh: 'a', en: 'b' }, 'Draw.upTo': { zh: 'c', en: 'd' } });
    expect(whole.$defs?.['Draw']).toMatchObject({ description: 'b', 'x-zh': 'a' });
    expect(whole.$defs?.['Draw']?.properties?.['upTo']).toMatchObject({ description: 'd', 'x-zh': 'c' });
    expect(() => withDocs(published, { 'Draw.nothing': { zh: '', en: '' } })).toThrow('Draw.nothing');
  });

  it('is read without its words by our own checks', () => {
    expect(readFileSync(BARE, 'utf8')).not.toContain('description": "');
    expect(characterSchema(process.cwd()).$defs).toEqual(published.$defs);
  });
});

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
const slips = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  key: fc.nat(),
  how: fc.constantFrom('change', 'remove', 'rename', 'add', 'move'),
  word: fc.constantFrom(...KEYS),
  value: values,
});

/** One thing in a character changed, taken away, misspelt, added, or put where it does not belong. */
function mutant(slip: typeof slips extends fc.Arbitrary<infer T> ? T : never): unknown {
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

describe('our own reading of the schema', () => {
  let ajv: ValidateFunction;
  beforeAll(() => {
    ajv = new Ajv2020({ strict: false }).compile(published);
  });

  it('agrees with ajv on the whole roster', () => {
    for (const value of roster) expect([ajv(value), readShape(value, 'Character').flaws]).toEqual([true, []]);
  });

  it('agrees with ajv on thousands of mutants', () => {
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(slips, (slip) => {
        const value = mutant(slip);
        const accepted = ajv(value);
        verdicts[accepted ? 'accepted' : 'refused']++;
        const { flaws } = readShape(value, 'Character');
        expect([flaws.length === 0, flaws]).toEqual([accepted, accepted ? [] : flaws]);
      }),
      { numRuns: process.env['LONG'] === undefined ? 3000 : 40_000, seed: 1 },
    );
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(200);
  }, 120_000);
});
