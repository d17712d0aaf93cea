/** What the skills of a table say, by the texts of their characters. */
import type * as Texts from '$lib/content/skill-words.ts';
import { locale } from '$lib/i18n';
import type { NamedSkill, SheetSkill, SkillWords } from '$lib/ui/wording/skill-names.ts';

/** The skills that have a character's file behind them. */
export const sheetsOf = (skills: readonly NamedSkill[]): ReadonlyMap<string, SheetSkill> =>
  new Map(skills.flatMap(({ id, sheet }) => (sheet === undefined ? [] : [[id, sheet] as const])));

/** @param texts made from the files */
export function speak(sheets: ReadonlyMap<string, SheetSkill>, texts: typeof Texts): SkillWords {
  const names = new Map(
    [...sheets.values()].flatMap(({ character, skill }) => [
      [skill.id, skill.name] as const,
      [character.id, character.name] as const,
    ]),
  );
  const others = (id: string) => names.get(id);
  return {
    way(skill, at, value) {
      const sheet = sheets.get(skill);
      return sheet === undefined ? null : texts.wayText({ ...sheet, others }, at, value, locale.current);
    },
    need(skill, condition) {
      const sheet = sheets.get(skill);
      return sheet === undefined ? null : texts.needText({ ...sheet, others }, condition, locale.current);
    },
    owner: (skill) => sheets.get(skill)?.character ?? null,
  };
}
