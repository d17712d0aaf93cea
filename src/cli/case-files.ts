/** Where case files lie, and reading them: for the commands. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseCases, type CaseFile } from '$lib/dsl/cases/parse.ts';

/** The project's folder: the helper that starts commands names it; else it is where we stand. */
export const projectRoot = process.env['GRAILWRIGHT_ROOT'] ?? process.cwd();

/** The project's own case files: content/rules/cases/*.yaml and every cases*.yaml of content. */
export function ownCaseFiles(): string[] {
  return yamlFilesIn(join(projectRoot, 'content')).filter((file) =>
    /(^|[\\/])cases([\\/][^\\/]+|[^\\/]*)\.ya?ml$/.test(file),
  );
}

/** Files as named on the command line; a folder stands for all YAML files in it. */
export function namedFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = resolve(name);
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? yamlFilesIn(path) : [path];
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
