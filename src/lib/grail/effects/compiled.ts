/** Skills compiled once at set-up: who listens to which timing, flat programs, continuous rules. */
import type { Field } from '../choices/choice.ts';
import type { SeatId } from '../state/board.ts';
import type { Element } from '../state/cards.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Ability, Rule, SkillDef } from './skill.ts';

/** What words and names are read against: whose skill it is and the values bound so far. */
export interface Scope {
  seat: SeatId;
  slots: Record<string, number[]>;
}

export type NumberOf = (game: Game, scope: Scope) => number;
export type Holds = (game: Game, scope: Scope) => boolean;
/** Whether an event is one the ability of `owner` listens to. */
export type Fits = (game: Game, event: WindowData, owner: Scope) => boolean;

/**
 * One step of a running effect. True: only bookkeeping, go on with the next at once.
 * False: something happened; where it needs another machine it has set `signal` and `call` (or `ask`).
 */
export type Instruction = (game: Game, frame: EffectData) => boolean;

/** The values one field may take: `min` to `max` different ones of `from`. */
export interface Space {
  from: number[];
  min: number;
  max: number;
}

/** One thing the user declares. */
export interface FieldSpec {
  name: string;
  pick: Field['pick'];
  /** It pays; otherwise it chooses. */
  cost: boolean;
  /** Only asked where there is a real choice, e.g. with what to pay a crystal (§16.4). */
  quiet: boolean;
  /** What it may be after the earlier picks in `scope.slots`; null: nothing, so there is no legal declaration. */
  space(game: Game, scope: Scope): Space | null;
}

export interface CompiledTrigger {
  time: string;
  fits: Fits;
}

export interface CompiledAbility {
  /** Its place in `CompiledSkills.abilities`; boards name abilities by this number. */
  index: number;
  seat: SeatId;
  skill: SkillDef;
  ability: Ability;
  /** Must be done when its moment comes (passive skills, `must`). */
  forced: boolean;
  /** A forced effect of a card that lies before somebody: it comes before everything else of its moment. */
  laid: boolean;
  /** Timing ids it listens to ("action.choose" for skills used as actions, "action.start" for startups). */
  timings: string[];
  /** What kind of action it is, where it is one. */
  as: 'attack' | 'magic' | 'special' | null;
  triggers: CompiledTrigger[];
  /** Conditions that name no pick. */
  conditions: Holds[];
  /** What is chosen, then what is paid. */
  fields: FieldSpec[];
  /** How many of the fields are chosen; the costs come after them. */
  chosen: number;
  /** Looked at once all is chosen: conditions that name a choice, and costs that are no field. */
  whenChosen: Holds[];
  /** The part of `whenChosen` that is costs. */
  payable: Holds[];
  /** Looked at once all is declared: conditions that name a cost. */
  whenPaid: Holds[];
  program: Instruction[];
  /** §6.7: the element of the active attack it makes; null: it makes none. */
  attacks: Element | null;
  /** §19.4, §23.6: it draws or otherwise may add a possibility. */
  mayAdd: boolean;
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
