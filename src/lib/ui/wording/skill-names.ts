/** Names of skills: their own first, then those of the printed cards, then the id. */
import type { Setup, SkillDef, Text } from '$lib/grail';
import { locale } from '$lib/i18n';
import type { Naming } from './marked.ts';
import { skillName } from './terms.ts';

export type NamedSkill = Pick<SkillDef, 'id' | 'name'>;

/** Skills of those who sit at a table: also those that nothing listens to, since the log names them. */
export const skillsIn = ({ characters = {} }: Setup): NamedSkill[] =>
  Object.values(characters).flatMap(({ skills }) => skills);

export function skillNamer(skills: readonly NamedSkill[]): (id: string) => string {
  const byId = new Map(skills.map((skill) => [skill.id, skill.name]));
  return (id) => nameIn(byId.get(id)) ?? skillName(id);
}

/** As its author wrote it; the other language where this one is missing. */
function nameIn(name: Text | undefined): string | undefined {
  return locale.current === 'en' ? (name?.en ?? name?.zh) : (name?.zh ?? name?.en);
}

/** The name of a skill as a game brings it along, or what the printed cards know. */
export const skillOf = ({ skill = skillName }: Naming, id: string): string => skill(id);
