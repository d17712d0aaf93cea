/** What a folder on the command line of `cases` and `validate` stands for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedFiles, ownCaseFiles, readCaseFile } from '../../src/cli/case-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'case-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '[]');
  }
}
const found = (...names: string[]): string[] =>
  namedFiles(names.map((name) => join(folder, name))).map((path) =>
    relative(folder, path).replaceAll('\\', '/'),
  );

describe('a folder stands for the case files in it', () => {
  it('those named so, at any depth, and no texts, names or data beside them', () => {
    put('a/cases.yaml', 'a/case-texts.en.yaml', 'a/character.json', 'b/cases-more.yml', 'names.yaml');
    put('rules/cases/attack.yaml', 'rules/case-texts/attack.en.yaml', 'rules/showcases.yaml');
    expect(found('.')).toEqual(['a/cases.yaml', 'b/cases-more.yml', 'rules/cases/attack.yaml']);
    expect(found('rules/cases')).toEqual(['rules/cases/attack.yaml']);
  });

  it('every YAML file where none is named so', () => {
    put('mine.yaml', 'more/theirs.yml', 'notes.txt');
    expect(found('.')).toEqual(['mine.yaml', 'more/theirs.yml']);
  });

  it('a file that is named is taken, whatever its name', () => {
    put('cases.yaml', 'case-texts.en.yaml');
    expect(found('case-texts.en.yaml')).toEqual(['case-texts.en.yaml']);
  });

  it('the folder of the characters holds case files only, one a character', () => {
    const files = namedFiles(['content/characters']);
    expect(files).toEqual(ownCaseFiles().filter((file) => file.includes('characters')));
    expect(files).toHaveLength(24);
    expect(files.flatMap((file) => readCaseFile(file).findings)).toEqual([]);
  });
});
