import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/lib/dsl/characters/codes.ts';
import type { Finding } from '../../../src/lib/dsl/characters/read.ts';
import { findingText } from '../../../src/lib/i18n/finding-text.ts';
import { LOCALES } from '../../../src/lib/i18n/locales.ts';
import { MOMENTS } from './rows/moments.ts';
import { NAMES, NUMBERS } from './rows/names.ts';
import { THINGS_ROWS, WHOLE } from './rows/things.ts';
import { ability, findingsOf, TURN } from './samples.ts';

const messages = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}/finding.json`, 'utf8')) as Record<string, string>;

describe('the words of a finding', () => {
  it('are there for every finding, and for nothing else', () => {
    const keys = Object.keys(messages('en')).filter((key) => !/^finding_(word_.*|meant|known)$/.test(key));
    expect(keys.sort()).toEqual(
      Object.keys(KINDS)
        .map((code) => `finding_${code}`)
        .sort(),
    );
  });

  it('have a number of their own each', () => {
    const ids = Object.values(KINDS).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('find everything that they fill in', () => {
    const bad = [...NAMES, ...NUMBERS, ...THINGS_ROWS, ...MOMENTS, ...WHOLE].flatMap((row) =>
      findingsOf(row.bad),
    );
    expect(bad.length).toBeGreaterThan(80);
    for (const finding of bad) {
      const wanted = [...(messages('en')[`finding_${finding.code}`] ?? '').matchAll(/\{(\w+)\}/g)];
      const missing = wanted.map(([, name]) => name ?? '').filter((name) => !(name in finding.params));
      expect([finding.code, missing]).toEqual([finding.code, []]);
      for (const locale of LOCALES) expect(findingText(finding, locale)).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  it('say what was meant, or what there is', () => {
    const [slip] = findingsOf(
      ability(TURN, {
        do: [
          { do: 'gain', tokens: { raeg: 1 } },
          { do: 'lose', tokens: { rage: 1 } },
        ],
      }),
    );
    expect(findingText(slip as Finding, 'en')).toBe(
      'This file has no token “raeg” under `tokens`. Did you mean “rage”?',
    );
    const [odd] = findingsOf(
      ability(TURN, {
        do: [
          { do: 'gain', tokens: { zzz: 1 } },
          { do: 'lose', tokens: { rage: 1 } },
        ],
      }),
    );
    expect(findingText(odd as Finding, 'zh-Hant')).toBe('本文件沒有指示物“zzz”。可用：rage。');
    expect(findingText({ code: 'nobody', params: {} }, 'en')).toBe('nobody');
  });
});
