import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDocs, type Schema } from '../../../scripts/character-schema.ts';
import { BARE, PUBLISHED, schemaFiles } from '../../../scripts/character-schema-files.ts';
import { readShape } from '../../../src/lib/dsl/characters/shape.ts';
import { mutant, roster, slips } from './mutants.ts';

const published = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Schema;

describe('the JSON Schema of a character', () => {
  it('is fresh (npm run schema)', () => {
    for (const { path, text } of schemaFiles(process.cwd())) expect(readFileSync(path, 'utf8')).toBe(text);
  }, 60_000);

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
    expect(readFileSync(BARE, 'utf8')).not.toContain('description');
  });
});

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
        if ((flaws.length === 0) !== accepted) expect({ accepted, flaws, errors: ajv.errors }).toBeNull();
      }),
      { numRuns: process.env['LONG'] === undefined ? 2000 : 40_000, seed: 1 },
    );
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(200);
  }, 600_000);
});
