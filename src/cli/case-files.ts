/** Where case files lie, and reading them: for the commands. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { roster } from '$lib/content/roster.ts';
import { rosterOf, type Roster } from '$lib/dsl/roster/roster.ts';
import { parseCases, type CaseFile } from '$lib/dsl/cases/parse.ts';
import { readCharacter } from './character-file.ts';

/** The project's folder: the helper that starts commands names it; else it is where we stand. */
export const projectRoot = process.env['GRAILWRIGHT_ROOT'] ?? process.cwd();

/** A case file by its name: `cases*.yaml`, or a file of a folder `cases`. Texts, names, lessons are YAML as well. */
const isNamedSo = (file: string): boolean => /(^|[\\/])cases([\\/][^\\/]+|[^\\/]*)\.ya?ml$/.test(file);

/** The project's own case files: content/rules/cases/*.yaml and every cases*.yaml of content. */
export function ownCaseFiles(): string[] {
  return yamlFilesIn(join(projectRoot, 'content')).filter(isNamedSo);
}

/** The case files of a folder: those named so; of a folder that names none so, every YAML file. */
export function caseFilesIn(folder: string): string[] {
  const all = yamlFilesIn(folder);
  const named = all.filter(isNamedSo);
  return named.length > 0 ? named : all;
}

/** Files as named on the command line; a folder stands for the case files in it. */
export function namedFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = resolve(name);
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? caseFilesIn(path) : [path];
  });
}

function yamlFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Reads and parses one file; a file that cannot be read comes back with a finding. */
export function readCaseFile(path: string): CaseFile {
  const name = relative(process.cwd(), path) || path;
  try {
    return parseCases(name, readFileSync(path, 'utf8'));
  } catch (error) {
    const message = `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { file: name, cases: [], findings: [{ file: name, line: 1, column: 1, message }] };
  }
}

/**
 * The characters that the cases of a file may name: the official ones, and that of a `character.json` beside it.
 * @throws CharacterFileError if that file holds no character
 */
export function rosterFor(path: string): Roster {
  const beside = join(dirname(path), 'character.json');
  if (!existsSync(beside)) return roster;
  return rosterOf([...roster.values(), readCharacter(beside)]);
}
