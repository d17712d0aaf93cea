/** npm run validate -- FILE…: lessons, case files and the deck; findings with line:column, exit 1 if there are any. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { cardTable, type CardFace } from '$lib/grail/index.ts';
import { showFinding } from '$lib/dsl/cases/report.ts';
import { FormatError, readLesson, readYaml, type Source } from '$lib/lesson/read.ts';
import { chapters, chapterTexts } from '$lib/lesson/schema.ts';
import { ownCaseFiles, projectRoot, readCaseFile } from './case-files.ts';

const USAGE = `npm run validate -- [FILE or FOLDER…]
Checks lessons (their folder or any file in it), case files and deck.json. Without a name: all of the project's content.`;

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

const deckFindings = (path: string): string[] =>
  faultsIn(path, () => {
    cardTable(JSON.parse(readFileSync(path, 'utf8')) as CardFace[]);
  });

/** What a name on the command line stands for: lesson folders, or single files. */
function targets(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const isLesson = /\.ya?ml$/.test(path) && existsSync(join(dirname(path), 'script.yaml'));
    return [isLesson ? dirname(path) : path];
  }
  if (existsSync(join(path, 'lesson.yaml'))) return [path];
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((entry) => /\.(ya?ml|json)$/.test(entry) || statSync(entry).isDirectory())
    .flatMap(targets);
}

function findingsOf(target: string): string[] {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) return lessonFindings(target);
  if (basename(target) === 'deck.json') return deckFindings(target);
  if (/\.ya?ml$/.test(target) && existsSync(join(dirname(target), 'chapters.yaml')))
    return chapterFindings(target);
  if (/\.ya?ml$/.test(target)) return readCaseFile(target).findings.map(showFinding);
  return [`${shown(target)}:1:1: no lesson, case file or deck: nothing here knows how to check it`];
}

function main(names: readonly string[]): number {
  if (names.includes('--help') || names.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const own = () => [
    ...targets(join(projectRoot, 'content/lessons')).filter((path) => existsSync(join(path, 'lesson.yaml'))),
    ...ownCaseFiles(),
    join(projectRoot, 'content/cards/deck.json'),
  ];
  const all = [...new Set(names.length > 0 ? names.map((name) => resolve(name)).flatMap(targets) : own())];
  const findings = all.flatMap(findingsOf);
  for (const finding of findings) console.log(finding);
  const files = `${all.length} ${all.length === 1 ? 'place' : 'places'}`;
  console.log(
    findings.length === 0 ? `${files} checked, nothing to mend` : `${findings.length} findings in ${files}`,
  );
  return findings.length > 0 || all.length === 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
