import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainOf, type DescribedCharacter } from '../../../src/lib/dsl/describe/index.ts';
import { describe_, ROSTER } from './roster.ts';

/** Read by people: it shows what a change of a sentence does to all characters. `GOLDEN=write` writes it anew. */
const FILE = 'tests/fixtures/rules-texts.txt';

function linesOf(character: DescribedCharacter): string[] {
  const zh = describe_(character, 'zh-Hans');
  const en = describe_(character, 'en');
  const things = (['tokens', 'forms', 'cards'] as const).flatMap((kind) =>
    zh[kind].map(({ name, pieces }, i) => {
      const twin = en[kind][i];
      return `${plainOf(name)}：${plainOf(pieces)} | ${plainOf(twin?.name ?? [])}: ${plainOf(twin?.pieces ?? [])}`;
    }),
  );
  const skills = zh.skills.flatMap((skill, i) => {
    const twin = en.skills[i];
    return [
      `${plainOf(skill.name)}【${skill.typeName}】 | ${plainOf(twin?.name ?? [])} [${twin?.typeName ?? ''}]`,
      `  ${skill.plain}`,
      `  ${twin?.plain ?? ''}`,
    ];
  });
  return [`# ${character.id}`, ...things, ...skills, ''];
}

describe('the texts of all characters', () => {
  it('are those that were read and found good (GOLDEN=write)', () => {
    const text = ROSTER.flatMap(linesOf).join('\n');
    if (process.env['GOLDEN'] === 'write') writeFileSync(FILE, text);
    expect(existsSync(FILE)).toBe(true);
    expect(text).toBe(readFileSync(FILE, 'utf8'));
  });
});
