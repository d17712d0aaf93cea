/** Stand-in until branch `effects` lands: take theirs in a merge. */
import type { CompiledSkills } from './compiled.ts';
import type { SkillDef } from './skill.ts';
export function compileSkills(_s: Record<number, SkillDef[]>, players: number): CompiledSkills {
  return {
    abilities: [],
    listeners: {},
    startups: Array.from({ length: players }, () => []),
    actions: Array.from({ length: players }, () => []),
    rules: [],
  };
}
