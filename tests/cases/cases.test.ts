import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { coverageOf, readExceptions, readParagraphs } from '$lib/dsl/cases/coverage.ts';
import { parseCases } from '$lib/dsl/cases/parse.ts';
import { showFinding, showResult } from '$lib/dsl/cases/report.ts';
import { runCase } from '$lib/dsl/cases/run.ts';

const folder = 'content/rules/cases';
const characters = 'content/characters';
const paths = [
  ...readdirSync(folder).map((name) => join(folder, name)),
  ...readdirSync(characters).map((id) => join(characters, id, 'cases.yaml')),
];
const files = paths
  .filter((path) => path.endsWith('.yaml') && existsSync(path))
  .map((path) => parseCases(path, readFileSync(path, 'utf8')));
const cases = files.flatMap((file) => file.cases);

it('every case file can be read', () => {
  expect(files.flatMap(({ findings }) => findings.map(showFinding))).toEqual([]);
});

it('every id is used once', () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe('rulings', () => {
  it.each(cases.map((entry) => [`${entry.rules[0]} ${entry.id} ${entry.title ?? ''}`, entry] as const))(
    '%s',
    (_name, entry) => {
      const result = runCase(entry, deck, roster);
      expect.soft(showResult(result)).toBe('');
    },
  );
});

it('every numbered paragraph is shown by a case or has a reason', () => {
  const paragraphs = readParagraphs(readFileSync('content/rules/paragraphs.yaml', 'utf8'));
  const exceptions = readExceptions(readFileSync('content/rules/coverage-exceptions.yaml', 'utf8'));
  expect(coverageOf(paragraphs, cases, exceptions).problems).toEqual([]);
});
