import { describe, expect, it } from 'vitest';
import { KINDS, type FindingCode } from '../../../src/lib/dsl/characters/codes.ts';
import { checkCharacter } from '../../../src/lib/dsl/characters/read.ts';
import { MOMENTS } from './rows/moments.ts';
import { NAMES, NUMBERS } from './rows/names.ts';
import { THINGS_ROWS, WHOLE } from './rows/things.ts';
import { ability, codesOf, findingsOf, rosterFiles, textOf, TURN, uniques } from './samples.ts';
import { readCharacter } from '../../../src/lib/dsl/characters/read.ts';

const ROWS = [...NAMES, ...NUMBERS, ...THINGS_ROWS, ...MOMENTS, ...WHOLE];

describe('the meaning of a character', () => {
  it.each(ROWS.map((row, at) => ({ ...row, name: `${KINDS[row.code].id} ${row.code}`, at })))(
    '$name is found where it is ($at), and not in the nearest good example',
    ({ code, bad, good }) => {
      expect(codesOf(bad)).toContain(code);
      const errors = findingsOf(good).filter(({ severity }) => severity === 'error');
      expect(errors).toEqual([]);
      expect(codesOf(good)).not.toContain(code);
    },
  );

  it('has an example for every finding it can make', () => {
    const shown = new Set<FindingCode>(ROWS.map(({ code }) => code));
    // Those of a deck (D) have examples of their own.
    const missing = Object.entries(KINDS)
      .filter(
        ([code, { id, level }]) =>
          level !== 'shape' &&
          !id.startsWith('D') &&
          code !== 'textTooLongForCard' &&
          !shown.has(code as FindingCode),
      )
      .map(([code]) => code);
    expect(missing).toEqual([]);
  });

  it('S1 measures the rules text where somebody can write it', () => {
    const value = ability(TURN, { do: [{ do: 'draw', count: 1 }] });
    const { findings } = checkCharacter(value, { textOf: () => '字'.repeat(121) });
    expect(findings.map(({ code, params }) => [code, params['count']])).toEqual([
      ['textTooLongForCard', 121],
    ]);
    expect(checkCharacter(value, { textOf: () => '字'.repeat(120) }).findings).toEqual([]);
  });
});

describe('the roster', () => {
  it.each(rosterFiles)('%s has no finding', (path) => {
    const { character, findings } = readCharacter(textOf(path), path, { deck: uniques });
    expect(findings).toEqual([]);
    expect(character).toEqual(JSON.parse(textOf(path)));
  });

  it('is at least the fifty of the sheets', () => {
    expect(rosterFiles.length).toBeGreaterThanOrEqual(50);
  });
});
