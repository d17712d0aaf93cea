/** The executable rulings of the project, loaded on demand: parser and schema come with them. */
import { parseCases, type Case } from '../dsl/cases/parse.ts';

type Files = Readonly<Record<string, () => Promise<string>>>;

const files: Files = import.meta.glob<string>('$content/rules/cases/*.yaml', { query: '?raw', import: 'default' });
const characterFiles: Files = import.meta.glob<string>('$content/characters/*/cases.yaml', {
  query: '?raw',
  import: 'default',
});

async function load(wanted: Files): Promise<Case[]> {
  const texts = await Promise.all(Object.entries(wanted).map(async ([path, read]) => parseCases(path, await read())));
  const [finding] = texts.flatMap(({ findings }) => findings);
  if (finding) throw new Error(`${finding.file}:${finding.line}: ${finding.message}`);
  return texts.flatMap(({ cases }) => cases);
}

/**
 * The rulings of the rules themselves, in the order of their files.
 * @throws if a file of the project is no case file (a test keeps that from happening)
 */
export const loadRulings = (): Promise<Case[]> => load(files);

/** The rulings of the official characters, by character. @throws as `loadRulings` */
export const loadCharacterRulings = (): Promise<Case[]> => load(characterFiles);

/** Whose ruling it is: content/characters/<id>/cases.yaml; null for one of the rules themselves. */
export const characterOf = ({ file }: Case): string | null =>
  /characters\/([^/]+)\/cases\.yaml$/.exec(file)?.[1] ?? null;
