import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CARDS, ELEMENTS, FACTIONS, TERMS } from '../../../src/lib/grail/effects/index.text.ts';

interface Entry {
  'zh-Hans': string;
  en: string;
  enForms?: string[];
}
type Glossary = Record<'terms' | 'cards' | 'elements' | 'factions', Record<string, Entry>>;
const glossary = parse(readFileSync('content/rules/glossary.yaml', 'utf8')) as Glossary;

/** Words whose glossary entry is not the one given, or has not got that English form. */
const strangers = (
  words: Readonly<Record<string, { zh: string; en: string }>>,
  kind: keyof Glossary,
): string[] =>
  Object.entries(words)
    .filter(([id, { zh, en }]) => {
      const entry = glossary[kind][id];
      if (entry === undefined || entry['zh-Hans'] !== zh) return true;
      return ![entry.en, ...(entry.enForms ?? [])].includes(en);
    })
    .map(([id]) => id);

describe('the words of the texts are those of the glossary', () => {
  it.each([
    ['terms', TERMS],
    ['cards', CARDS],
    ['elements', ELEMENTS],
    ['factions', FACTIONS],
  ] as const)('for %s', (kind, words) => {
    expect(strangers(words, kind)).toEqual([]);
  });
});
