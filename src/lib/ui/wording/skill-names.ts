/** Names of skills: their own first, then those of the printed cards, then the id. */
import type { SkillDef } from '$lib/grail';
import { locale } from '$lib/i18n';
import { skillName } from './terms.ts';

export function skillNamer(skills: readonly SkillDef[]): (id: string) => string {
  const byId = new Map(skills.map((skill) => [skill.id, skill.name]));
  return (id) => byId.get(id)?.[locale.current === 'en' ? 'en' : 'zh-Hans'] ?? skillName(id);
}
