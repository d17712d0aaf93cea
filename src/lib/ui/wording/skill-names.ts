/** Names of skills: their own first, then those of the printed cards, then the id; and what skills ask and need, where it is known. */
import type { Character, Condition, Setup, Skill, SkillDef } from '$lib/grail';
import type { Naming } from './marked.ts';
import { ownText } from './own-names.svelte.ts';
import { skillName } from './terms.ts';

/** A skill with all that its character's file says of it. */
export interface SheetSkill {
  character: Character;
  /** As it is played: a variant's own. */
  skill: Skill;
}

export type NamedSkill = Pick<SkillDef, 'id' | 'name'> & {
  /** Where it is a character's. */
  sheet?: SheetSkill;
};

/** A part of a skill in words. */
export interface PartText {
  text: string;
  /** It says "you", by which a skill always means its owner. */
  saysYou: boolean;
}

/** What skills ask and need, in the words of their characters' texts. */
export interface SkillWords {
  /** What an answer to a question of a skill stands for; null: its data says nothing of it. */
  way: (skill: string, at: string, value: number) => PartText | null;
  /** A condition that a skill needs; null: it is none of its own. */
  need: (skill: string, condition: Condition) => PartText | null;
  /** Whose skill it is. */
  owner: (skill: string) => Character | null;
}

/** Skills of those who sit at a table, as they are played: also those that nothing listens to, since the log names them. */
export const skillsIn = ({ characters = {}, variants = {} }: Setup): NamedSkill[] =>
  Object.entries(characters).flatMap(([seat, character]) => {
    const variant = Object.entries(character.variants ?? {}).find(
      ([id]) => id === variants[Number(seat)],
    )?.[1];
    return character.skills.map((printed) => {
      const skill = variant?.skills.find(({ id }) => id === printed.id) ?? printed;
      return { id: skill.id, name: skill.name, sheet: { character, skill } };
    });
  });

export function skillNamer(skills: readonly NamedSkill[]): (id: string) => string {
  const byId = new Map(skills.map((skill) => [skill.id, skill.name]));
  return (id) => {
    const name = byId.get(id);
    return (name === undefined ? '' : ownText(name)) || skillName(id);
  };
}

/** The name of a skill as a game brings it along, or what the printed cards know. */
export const skillOf = ({ skill = skillName }: Naming, id: string): string => skill(id);
