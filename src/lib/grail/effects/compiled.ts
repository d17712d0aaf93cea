/** Skills compiled once at set-up: who listens to which timing, flat programs, continuous rules. */
import type { SeatId } from '../state/board.ts';
import type { Ability, Rule, SkillDef } from './skill.ts';

export interface CompiledAbility {
  /** Its place in `CompiledSkills.abilities`; boards name abilities by this number. */
  index: number;
  seat: SeatId;
  skill: SkillDef;
  ability: Ability;
  /** Must be done when its moment comes (passive skills, `must`). */
  forced: boolean;
  /** Timing ids it listens to ("action.choose" for skills used as actions, "action.start" for startups). */
  timings: string[];
}

export interface CompiledSkills {
  abilities: CompiledAbility[];
  /** Indices by timing id; a timing that nobody listens to is absent (§21: no window is run for it). */
  listeners: Record<string, number[]>;
  /** Startup abilities by seat. */
  startups: number[][];
  /** Abilities used as actions by seat. */
  actions: number[][];
  /** Continuous rules of skills, with their owners. */
  rules: { owner: SeatId; rule: Rule }[];
}
