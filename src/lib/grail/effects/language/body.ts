/** One shape for "something that can happen": abilities, modes, options. */
import type { Cost } from '../costs/index.ts';
import type { Effect } from '../verbs/index.ts';
import type { Choice } from './choice.ts';
import type { Condition } from './condition.ts';
import type { Num } from './number.ts';
import type { Trigger } from './trigger.ts';
import type { FormId, LaidId, NewName, OneOrMore, SkillId, Who } from './words.ts';

export interface Body {
  /** All must hold, else it is not offered. */
  if?: Condition[];
  /** What is named, in order; later ones may use earlier ones. */
  choose?: Record<NewName, Choice>;
  /** Numbers read once, when it is declared. */
  where?: Record<NewName, Num>;
  /** Costs, paid in order, in full (§20.3). */
  pay?: Cost[];
  /** Exactly one is declared; its parts join those of the body, its `do` comes first. */
  modes?: Body[];
  do?: Effect[];
}

/** What a skill does at a moment. */
export interface Ability extends Body {
  on: OneOrMore<Trigger>;
  /** Forced though the skill is not passive (§20.2). */
  must?: true;
  /** Who is asked, chooses and pays in place of `self`. */
  asks?: Who;
  /** Asleep unless `self` is in that form (`none`: upright). */
  form?: FormId | 'none';
  /** Asleep unless such a card of `self` lies before somebody, the `holder`. */
  card?: OneOrMore<LaidId>;
  limit?: 'turn' | 'game' | 'attack' | 'damage' | 'action';
  /** One use for each fitting card of the event. */
  each?: true;
  /** After everybody's other abilities of this moment. */
  last?: true;
  locks?: Lock[];
}

/** After use these own skills are shut until the end of the attack, the action (its end window included) or the turn. */
export interface Lock {
  skills: SkillId[];
  for: 'attack' | 'action' | 'turn';
}
