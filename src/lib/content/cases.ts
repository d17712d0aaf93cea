/** The executable rulings of the project, loaded on demand: parser and schema come with them. */
import { parseCases, type Case } from '../dsl/cases/parse.ts';

const files = import.meta.glob<string>('$content/rules/cases/*.yaml', { query: '?raw', import: 'default' });

/**
 * All rulings in the order of their files.
 * @throws if a file of the project is no case file (a test keeps that from happening)
 */
export async function loadRulings(): Promise<Case[]> {
  const texts = await Promise.all(Object.entries(files).map(async ([path, load]) => parseCases(path, await load())));
  const [finding] = texts.flatMap(({ findings }) => findings);
  if (finding) throw new Error(`${finding.file}:${finding.line}: ${finding.message}`);
  return texts.flatMap(({ cases }) => cases);
}
