/** Loads content/puzzles. Only for +page.server.ts, tests and the CLI: what they hand on is plain checked data. */
import { rosterOf, seatNamed } from '../dsl/roster/roster.ts';
import type { Character } from '../grail/index.ts';
import type { ByLocale, Lesson } from '../lesson/format.ts';
import type { LessonMistake, Misconception, Puzzle, PuzzleEntry } from '../lesson/puzzle-format.ts';
import {
  misconceptions as misconceptionsShape,
  misconceptionTexts,
  puzzle as puzzleShape,
  puzzleText,
} from '../lesson/puzzle-schema.ts';
import { FormatError, readYaml, type Source } from '../lesson/read.ts';
import { roster } from './roster.ts';

const files = import.meta.glob<string>('../../../content/puzzles/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ROOT = '../../../';

function source(file: string): Source {
  const found = files[ROOT + file];
  if (found === undefined) throw new FormatError([`${file}:1:1: the file is missing`]);
  return { file, text: found };
}

const byLocale = <T>(of: (locale: 'zh-Hans' | 'zh-Hant' | 'en') => T): ByLocale<T> => ({
  'zh-Hans': of('zh-Hans'),
  'zh-Hant': of('zh-Hant'),
  en: of('en'),
});

/** @throws FormatError if a file is wrong, or its words do not lie beside its lines. */
function readPuzzle(id: string): Puzzle {
  const facts = readYaml(source(`content/puzzles/${id}.yaml`), puzzleShape);
  const text = byLocale((locale) => readYaml(source(`content/puzzles/${id}.${locale}.yaml`), puzzleText));
  const faults = Object.entries(text).flatMap(([locale, words]) =>
    (['solutions', 'nearMisses'] as const).flatMap((list) =>
      words[list].length === facts[list].length
        ? []
        : [`content/puzzles/${id}.${locale}.yaml:1:1: ${list}: ${String(words[list].length)} texts for ${String(facts[list].length)} lines`],
    ),
  );
  if (facts.id !== id) faults.push(`content/puzzles/${id}.yaml:1:1: id: the file is called ${id}`);
  if (faults.length > 0) throw new FormatError(faults);
  return { facts, text };
}

/** Every puzzle that is written, by number. */
export const puzzles: readonly Puzzle[] = Object.keys(files)
  .flatMap((path) => /\/(P\d\d)\.yaml$/.exec(path)?.[1] ?? [])
  .sort()
  .map(readPuzzle);

/** The sheets of those who sit in these puzzles, each once, for their pages: they fetch no roster. */
export const seatedIn = (list: readonly Puzzle[]): Character[] => [
  ...rosterOf(
    list.flatMap(({ facts }) => Object.values(seatNamed(facts.setup.characters, roster).characters ?? {})),
  ).values(),
];

/** @returns the puzzle of this id, or undefined. */
export const puzzleOf = (id: string): Puzzle | undefined => puzzles.find(({ facts }) => facts.id === id);

const entryOf = ({ facts: { id, after, again }, text }: Puzzle): PuzzleEntry => ({
  id,
  after,
  chapter: Number(/^L(\d+)/.exec(after)?.[1]),
  again,
  title: byLocale((locale) => text[locale].title),
  task: byLocale((locale) => text[locale].task),
});

export const puzzleEntries = (): PuzzleEntry[] => puzzles.map(entryOf);

/** The twenty misconceptions of the course, with their words. */
export function misconceptions(): Misconception[] {
  const texts = byLocale((locale) =>
    readYaml(source(`content/puzzles/misconceptions.${locale}.yaml`), misconceptionTexts),
  );
  const word = (id: string, key: 'wrong' | 'right') => byLocale((locale) => texts[locale][id]?.[key] ?? '');
  return readYaml(source('content/puzzles/misconceptions.yaml'), misconceptionsShape).map((row) => ({
    ...row,
    wrong: word(row.id, 'wrong'),
    right: word(row.id, 'right'),
  }));
}

/** Misconceptions that wrong answers of a lesson stand for. */
export function mistakesOf({ script }: Lesson): LessonMistake[] {
  const named = new Set(JSON.stringify(script).match(/\bM\d\d\b/g));
  return misconceptions()
    .filter(({ id }) => named.has(id))
    .map(({ id, lesson, puzzle }) => ({ id, lesson, puzzle: puzzleOf(puzzle) === undefined ? null : puzzle }));
}
