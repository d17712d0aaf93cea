import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hantOf, plainOf } from '../../../src/lib/dsl/describe/index.ts';
import { hanLiterals, hantNames, hantTable } from '../../../scripts/zh-hant-table.mjs';
import { toHant } from '../../../scripts/zh-hant-texts.mjs';
import { describe_, ROSTER } from './roster.ts';

describe('traditional characters without a converter', () => {
  it('come out as the converter writes them, for every literal of the text files', () => {
    const literals = hanLiterals();
    expect(literals.length).toBeGreaterThan(400);
    expect(literals.filter((text) => hantOf(text) !== toHant(text))).toEqual([]);
  });
  it('come out as the converter writes them in whole sentences too', () => {
    const own = (character: (typeof ROSTER)[number], language: 'zh-Hans' | 'zh-Hant'): string[] =>
      describe_(character, language).skills.flatMap(({ sentences }) =>
        sentences.map(({ pieces }) =>
          plainOf(pieces.map((piece) => (piece.kind === 'name' ? { ...piece, text: 'A' } : piece))),
        ),
      );
    const wrong = ROSTER.flatMap((character) => {
      const hant = own(character, 'zh-Hant');
      return own(character, 'zh-Hans').filter((text, i) => toHant(text) !== hant[i]);
    });
    expect(wrong).toEqual([]);
  });
  it('are made from files that are fresh (npm run zh-hant)', () => {
    for (const { path, text } of [hantTable(toHant), hantNames(toHant)])
      expect(readFileSync(path, 'utf8')).toBe(text);
  });
  it('stay out of names whose traditional form nobody gave', () => {
    const [character] = ROSTER;
    if (character === undefined) throw new Error('no characters');
    const own = { ...character, id: 'own', name: { zh: '风暴之龙' } };
    expect(plainOf(describe_(own, 'zh-Hant').name)).toBe('风暴之龙');
  });
});
