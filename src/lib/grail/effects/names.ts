/** What a compiler of one ability knows: where it stands (for errors) and which names are bound so far. */
import { isWord, WORDS } from './who.ts';
import type { Who } from './skill.ts';

/** Thrown for a skill that cannot run. Names skill and ability, and what is wrong. */
export class SkillError extends Error {}

export interface Names {
  where: string;
  skill: string;
  bound: Set<string>;
}

/** Names that mean something else already. */
const TAKEN = ['points', 'min', 'max', 'gems'];

/** Makes a name known; a name may be bound once. */
export function bind(names: Names, name: string): void {
  if (WORDS.includes(name) || TAKEN.includes(name) || name in {})
    throw new SkillError(`${names.where}: the name "${name}" is taken`);
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new SkillError(`${names.where}: "${name}" is no name`);
  if (names.bound.has(name)) throw new SkillError(`${names.where}: "${name}" is bound twice`);
  names.bound.add(name);
}

/** A word or a bound name, or an error. */
export function known(names: Names, who: Who): Who {
  if (isWord(who) || names.bound.has(who)) return who;
  throw new SkillError(`${names.where}: nobody is called "${who}"`);
}
