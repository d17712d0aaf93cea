/** docs/skill-language.md against the code: every word of the language stands in it, and no other; each is shown by a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skillWords } from '../../scripts/skill-words.ts';
import type { Schema } from '../../scripts/character-schema.ts';
import { TIMINGS } from '../../src/lib/grail/effects/timings.ts';
import { costTexts, ruleTexts, verbTexts } from '../../src/lib/dsl/describe/index.ts';

const schema = JSON.parse(readFileSync('static/schema/character-1.json', 'utf8')) as Schema;
const [, list = ''] = readFileSync('docs/skill-language.md', 'utf8').split('## All words');

/** The words in the first column under a heading, sorted. */
function listed(heading: string): string[] {
  const [, section = ''] = list.split(`### ${heading}\n`);
  const [table = ''] = section.split('\n### ');
  return [...table.matchAll(/^\| (`[^|]+`) \|/gm)]
    .slice(1)
    .flatMap(([, words = '']) => words.replaceAll('`', '').split(' · '))
    .sort();
}

/** What the definitions of the schema say under a key, sorted. */
function inSchema(union: string, key: string): string[] {
  const defs = schema.$defs ?? {};
  const members = (name: string): Schema[] =>
    defs[name]?.anyOf?.flatMap(({ $ref = '' }) => members($ref.split('/').at(-1) ?? '')) ??
    (defs[name] === undefined ? [] : [defs[name]]);
  return members(union)
    .flatMap(({ properties = {} }) => properties[key]?.enum ?? properties[key]?.const ?? [])
    .map(String)
    .sort();
}

const sources = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('the words of the skill language in its document', () => {
  it.each<[string, string[]]>([
    ['Verbs', Object.keys(verbTexts)],
    ['Costs', Object.keys(costTexts)],
    ['Rules', Object.keys(ruleTexts)],
    ['Timings', [...TIMINGS]],
    ['Conditions', [...inSchema('Condition', 'is'), 'number', 'not', 'any']],
    ['Numbers', inSchema('Fact', 'count')],
    ['Choices', inSchema('Choice', 'pick')],
  ])('%s are those of the code', (heading, words) => {
    expect(words.length).toBeGreaterThan(3);
    expect(listed(heading)).toEqual([...words].sort());
  });

  it('are written from the schema (npm run schema)', () => {
    expect(list).toContain(skillWords(schema));
  });

  it('cannot be written where one has no comment', () => {
    const bare = structuredClone(schema);
    delete bare.$defs?.['Draw']?.description;
    expect(() => skillWords(bare)).toThrow('Draw has no comment');
  });
});

describe('every verb, cost and rule', () => {
  const played = [
    ...sources('content/characters', /character\.json$/),
    ...sources('tests/unit/effects', /\.ts$/),
    ...sources('tests/unit/rules', /\.ts$/),
    ...sources('content/rules/cases', /\.yaml$/),
  ].join('\n');

  it.each([
    ...Object.keys(verbTexts).map((word) => ['do', word] as const),
    ...Object.keys(costTexts).map((word) => ['pay', word] as const),
    ...Object.keys(ruleTexts).map((word) => ['rule', word] as const),
  ])('%s: %s is played in a test or by a character with cases', (key, word) => {
    expect(new RegExp(`\\b${key}"?: ['"]?${word}\\b(?!-)`).test(played)).toBe(true);
  });
});
