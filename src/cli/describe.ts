/** npm run describe -- FILE… --lang zh-Hans|zh-Hant|en: the rules texts of characters, made from their files; of decks what they come to. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import {
  describeCharacter,
  plainOf,
  type CharacterText,
  type DescribeOptions,
  type DescribedCharacter,
  type HantNames,
  type Language,
  type SkillText,
} from '$lib/dsl/describe/index.ts';
import { projectRoot } from './case-files.ts';
import { isDeckFile } from './deck-files.ts';
import { deckLines } from './deck-lines.ts';

const USAGE = `npm run describe -- FILE… [--lang zh-Hans|zh-Hant|en]
Prints the rules text of every skill in character files; of a deck, how many cards of each there are. A folder stands for the character files in it.`;

const LANGUAGES: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];
const isLanguage = (word: string | undefined): word is Language => LANGUAGES.some((one) => one === word);

const shown = (path: string): string => relative(process.cwd(), path) || path;
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Line {
  files: string[];
  language: Language;
}

/** @throws when the line is none */
function readLine(words: readonly string[]): Line {
  const line: Line = { files: [], language: 'zh-Hans' };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '--lang') {
      const language = words[++i];
      if (!isLanguage(language))
        throw new Error(`--lang is one of ${LANGUAGES.join(', ')}, not "${language ?? ''}"`);
      line.language = language;
    } else if (word.startsWith('--')) throw new Error(`there is no option ${word}`);
    else line.files.push(word);
  }
  if (line.files.length === 0) throw new Error('name a character file');
  return line;
}

/** Character files under a folder: those named character.json, or else every .json in it. */
function filesOf(name: string): string[] {
  const path = resolve(name);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const all = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((entry) => entry.endsWith('.json'))
    .map((entry) => join(path, entry))
    .sort();
  const named = all.filter((entry) => entry.endsWith('character.json'));
  return named.length > 0 ? named : all;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws when it is no character file */
function readCharacter(path: string): DescribedCharacter {
  if (!existsSync(path)) throw new Error('there is no such file');
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (
    !isRecord(value) ||
    value['format'] !== 1 ||
    typeof value['id'] !== 'string' ||
    !Array.isArray(value['skills'])
  )
    throw new Error('no character file: it must have "format": 1, "id" and "skills"');
  return value as unknown as DescribedCharacter;
}

/** The names of official characters and of the skills printed on cards, for texts that mention them. */
function readNames(): DescribeOptions {
  const others = new Map<string, { zh?: string; en?: string }>();
  const folder = join(projectRoot, 'content/characters');
  for (const id of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, id, 'character.json');
    if (!existsSync(path)) continue;
    const character = readCharacter(path);
    for (const { id: of, name } of [...character.skills, character]) others.set(of, name);
  }
  const hant = join(folder, 'names.zh-Hant.yaml');
  const hantNames = existsSync(hant) ? (parse(readFileSync(hant, 'utf8')) as HantNames) : {};
  return { others: (id) => others.get(id), hantNames };
}

function skillLines(skill: SkillText, language: Language): string[] {
  const name = plainOf(skill.name);
  const head =
    language === 'en'
      ? `${name} [${skill.typeName}, ${skill.className}]`
      : `${name}【${skill.typeName}】${skill.className}`;
  return [head, `  ${skill.plain}`, ...(skill.note.length > 0 ? [`  ${plainOf(skill.note)}`] : [])];
}

function linesOf(text: CharacterText, language: Language): string[] {
  const colon = language === 'en' ? ': ' : '：';
  const things = [...text.tokens, ...text.forms, ...text.cards].map(
    ({ name, pieces }) => `${plainOf(name)}${colon}${plainOf(pieces)}`,
  );
  const variants = text.variants.flatMap(({ name, skills }) => [
    plainOf(name),
    ...skills.flatMap((skill) => skillLines(skill, language)),
  ]);
  return [
    `# ${plainOf(text.name)} (${text.id})`,
    ...(text.base.length > 0 ? [plainOf(text.base)] : []),
    ...things,
    ...text.skills.flatMap((skill) => skillLines(skill, language)),
    ...variants,
    '',
  ];
}

function main(words: readonly string[]): number {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  let line: Line;
  try {
    line = readLine(words);
  } catch (error) {
    console.error(`${reason(error)}\n${USAGE}`);
    return 1;
  }
  const names = readNames();
  let bad = 0;
  for (const path of line.files.flatMap(filesOf)) {
    try {
      if (isDeckFile(path)) {
        console.log(deckLines(path, line.language).join('\n'));
        continue;
      }
      const text = describeCharacter(readCharacter(path), line.language, names);
      console.log(linesOf(text, line.language).join('\n'));
    } catch (error) {
      bad += 1;
      console.error(`${shown(path)}: cannot be described: ${reason(error)}`);
    }
  }
  return bad > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
