/** npm run validate -- FILE…: characters, decks, lessons and case files; findings with line:column, exit 1 if one is an error. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { cardTable, type CardFace } from '$lib/grail/index.ts';
import { showFinding } from '$lib/dsl/cases/report.ts';
import { FormatError, readLesson, readYaml, type Source } from '$lib/lesson/read.ts';
import { chapters, chapterTexts } from '$lib/lesson/schema.ts';
import { isLocale, type Locale } from '$lib/i18n/locales.ts';
import { ownCharacterFiles, readCharacterFile, showCharacterFinding } from './character-files.ts';
import { isDeckFile, readDeckFile } from './deck-files.ts';
import { caseFilesIn, ownCaseFiles, projectRoot, readCaseFile } from './case-files.ts';

const USAGE = `npm run validate -- [--lang zh-Hans|zh-Hant|en] [FILE or FOLDER…]
Checks characters and decks (.json), lessons (their folder or any file in it) and case files. Without a name: all of the
project's content. Of a character or a deck each finding is: file:line:column level number what is wrong, what to write instead.`;

/** One line for the reader, and whether it must be mended. */
interface Line {
  text: string;
  error: boolean;
}
const asErrors = (texts: readonly string[]): Line[] => texts.map((text) => ({ text, error: true }));

const shown = (path: string): string => relative(process.cwd(), path) || path;

function source(folder: string, name: string): Source {
  const path = join(folder, name);
  return { file: shown(path), text: readFileSync(path, 'utf8') };
}

/** Faults that reading something names. */
function faultsIn(path: string, read: () => void): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FormatError) return [...error.faults];
    return [`${shown(path)}:1:1: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const lessonFindings = (folder: string): string[] =>
  faultsIn(folder, () => {
    readLesson({
      head: source(folder, 'lesson.yaml'),
      script: source(folder, 'script.yaml'),
      text: {
        'zh-Hans': source(folder, 'text.zh-Hans.yaml'),
        'zh-Hant': source(folder, 'text.zh-Hant.yaml'),
        en: source(folder, 'text.en.yaml'),
      },
    });
  });

/** The list of the chapters, or their titles in one language. */
const chapterFindings = (path: string): string[] =>
  faultsIn(path, () => {
    readYaml(
      source(dirname(path), basename(path)),
      basename(path) === 'chapters.yaml' ? chapters : chapterTexts,
    );
  });

/** A list of faces with their numbers, as the official cards are. */
const deckFindings = (path: string): string[] =>
  faultsIn(path, () => {
    cardTable(JSON.parse(readFileSync(path, 'utf8')) as CardFace[]);
  });

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const isYaml = (path: string): boolean => /\.ya?ml$/.test(path);
const isOfChapters = (path: string): boolean =>
  isYaml(path) && existsSync(join(dirname(path), 'chapters.yaml'));

/** What a name on the command line stands for: lesson folders, or single files. */
function targets(path: string): string[] {
  if (isFolder(path)) return targetsIn(path, new Set(caseFilesIn(path)));
  const isLesson = isYaml(path) && existsSync(join(dirname(path), 'script.yaml'));
  return [isLesson ? dirname(path) : path];
}

/** What lies in a folder that is checked: of the YAML files the lessons' and its case files, no texts and names. */
function targetsIn(folder: string, cases: ReadonlySet<string>): string[] {
  if (existsSync(join(folder, 'lesson.yaml'))) return [folder];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => {
      if (isFolder(path)) return targetsIn(path, cases);
      return path.endsWith('.json') || cases.has(path) || isOfChapters(path) ? [path] : [];
    });
}

/** Characters and decks have warnings and remarks beside errors; a file is what it says it is. */
function documentFindings(path: string, locale: Locale): Line[] {
  try {
    const read = isDeckFile(path) ? readDeckFile : readCharacterFile;
    return read(path, shown(path)).findings.map((finding) => ({
      text: showCharacterFinding(finding, locale),
      error: finding.severity === 'error',
    }));
  } catch (error) {
    return asErrors([`${shown(path)}:1:1: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function findingsOf(target: string, locale: Locale): Line[] {
  if (isFolder(target)) return asErrors(lessonFindings(target));
  if (basename(target) === 'deck.json' && !isDeckFile(target)) return asErrors(deckFindings(target));
  if (target.endsWith('.json')) return documentFindings(target, locale);
  if (isOfChapters(target)) return asErrors(chapterFindings(target));
  if (isYaml(target)) return asErrors(readCaseFile(target).findings.map(showFinding));
  return asErrors([
    `${shown(target)}:1:1: no character, lesson, case file or deck: nothing here knows how to check it`,
  ]);
}

/** Takes `--lang` out of the line. @returns null for a language or an option that is not there */
function options(line: readonly string[]): { names: string[]; locale: Locale } | null {
  const names = [...line];
  const at = names.indexOf('--lang');
  const locale = at < 0 ? 'en' : names.splice(at, 2)[1];
  return isLocale(locale) && !names.some((name) => name.startsWith('-')) ? { names, locale } : null;
}

function main(line: readonly string[]): number {
  if (line.includes('--help') || line.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const asked = options(line);
  if (asked === null) {
    console.error(USAGE);
    return 1;
  }
  const { names, locale } = asked;
  const own = () => [
    ...ownCharacterFiles(),
    ...targets(join(projectRoot, 'content/lessons')).filter((path) => existsSync(join(path, 'lesson.yaml'))),
    ...ownCaseFiles(),
    join(projectRoot, 'content/cards/deck.json'),
  ];
  const all = [...new Set(names.length > 0 ? names.map((name) => resolve(name)).flatMap(targets) : own())];
  const findings = all.flatMap((target) => findingsOf(target, locale));
  for (const { text } of findings) console.log(text);
  const errors = findings.filter(({ error }) => error).length;
  const files = `${all.length} ${all.length === 1 ? 'place' : 'places'}`;
  const rest = findings.length - errors;
  console.log(
    findings.length === 0
      ? `${files} checked, nothing to mend`
      : `${errors} errors${rest > 0 ? `, ${rest} warnings and remarks` : ''} in ${files}`,
  );
  return errors > 0 || all.length === 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
