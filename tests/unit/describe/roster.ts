/** All characters that are written in the skill language: the official ones and the fixtures. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  describeCharacter,
  plainOf,
  type DescribedCharacter,
  type DescribeOptions,
  type HantNames,
  type Language,
  type SkillText,
} from '../../../src/lib/dsl/describe/index.ts';

export const LANGUAGES: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

const read = (path: string): DescribedCharacter =>
  JSON.parse(readFileSync(path, 'utf8')) as DescribedCharacter;

const official = readdirSync('content/characters')
  .filter((name) => !name.includes('.'))
  .map((name) => read(`content/characters/${name}/character.json`));
const others = readdirSync('tests/fixtures/roster')
  .filter((name) => name.endsWith('.json'))
  .map((name) => read(`tests/fixtures/roster/${name}`));

export const ROSTER: readonly DescribedCharacter[] = [...official, ...others];

const names = new Map(
  ROSTER.flatMap(({ id, name, skills }) => [
    ...skills.map((skill) => [skill.id, skill.name] as const),
    [id, name] as const,
  ]),
);
const hantNames = parse(readFileSync('content/characters/names.zh-Hant.yaml', 'utf8')) as HantNames;

/** Names of other files, and traditional names of the official characters. */
export const OPTIONS: DescribeOptions = { others: (id) => names.get(id), hantNames };

/** All that a reader sees of a skill, in one string. */
export const seen = (skill: SkillText): string =>
  [
    plainOf(skill.name),
    skill.className,
    skill.typeName,
    ...skill.badge.map(plainOf),
    skill.plain,
    plainOf(skill.note),
  ].join('\n');

export const describe_ = (character: DescribedCharacter, language: Language) =>
  describeCharacter(character, language, OPTIONS);
