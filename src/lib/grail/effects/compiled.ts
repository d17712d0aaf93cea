/** Skills compiled once at set-up: who listens to which timing, flat programs, continuous rules. */
import type { Field } from '../choices/choice.ts';
import type { SeatId } from '../state/board.ts';
import type { Element } from '../state/cards.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Ability, Condition, SmallSkill, Together } from './language/index.ts';
import type { RuleKind, RuleOf, RuleParts } from './rules/index.ts';

/** What words and names are read against: whose skill it is, who uses it, and the values bound so far. */
export interface Scope {
  seat: SeatId;
  /** Who decides and pays; the owner but for `asks` and options of others. */
  user: SeatId;
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

/** The values one field may take: `min` to `max` different ones of `from`; cards may have to be one kind `together`. */
export interface Space {
  from: number[];
  min: number;
  max: number;
  together?: Together;
}

/** One thing the user declares. */
export interface FieldSpec {
  name: string;
  pick: Field['pick'];
  /** It pays; otherwise it chooses. */
  cost: boolean;
  /** Only asked where there is a real choice, e.g. with what to pay a crystal (§16.4). */
  quiet: boolean;
  /** Where the data says it: a path within the skill, so that its text can be shown. */
  at?: string;
  /** What it may be after the earlier picks in `scope.slots`; null: nothing, so there is no legal declaration. */
  space(game: Game, scope: Scope): Space | null;
}

/** What a declaration goes through, in order: each step may use what the earlier ones brought. */
export type DeclarationStep = { when: Holds | null } & (
  | { step: 'field'; field: FieldSpec }
  /** A number read once (`where`). */
  | { step: 'where'; name: string; value: NumberOf }
  /** `cost`: something that is no field cannot be paid; `condition`: from the data, for "why not". */
  | { step: 'check'; holds: Holds; cost: boolean; condition: Condition | null }
);

/** Something that can be declared: an ability, an option, a pick inside an effect. */
export interface CompiledBody {
  steps: DeclarationStep[];
}

export interface CompiledTrigger {
  time: string;
  fits: Fits;
}

export interface CompiledAbility extends CompiledBody {
  /** Its place in `CompiledSkills.abilities`; boards name abilities by this number. */
  index: number;
  seat: SeatId;
  skill: SmallSkill;
  ability: Ability;
  /** A part of an effect that waits for an event (`later`), or that is begun by another (`launch`). */
  waiting: boolean;
  /** Must be done when its moment comes (passive skills, `must`). */
  forced: boolean;
  /** Timing ids it listens to ("action.choose" for skills used as actions, "action.start" for startups). */
  timings: string[];
  /** What kind of action it is, where it is one. */
  as: 'attack' | 'magic' | 'special' | null;
  triggers: CompiledTrigger[];
  /** What it is read in before anything is declared; shared, and never changed. */
  scope: Scope;
  /** Who is asked in place of the owner; null: the owner. */
  asks: ((game: Game, scope: Scope) => SeatId) | null;
  /** Forms in which it is awake: null any, 'none' upright. */
  form: string | null;
  /** Ids of laid cards of the owner; awake while one lies before somebody. */
  cards: readonly string[] | null;
  pass: 0 | 1 | 2;
  program: Instruction[];
  /** Where the program goes on when the skill is cancelled: what lies nowhere is put away. */
  cleanUp: number;
  /** The part that does its effect once more, asking for its choices (`again`); -1 none. */
  repeat: number;
  /** The part that uses it, costs and all, from another skill (`use-unique`); -1 none. */
  borrow: number;
  /** §6.7: the element of the active attack it makes; `chosen`: named by its user; null: it makes none. */
  attacks: Element | 'chosen' | null;
  /** §19.4, §23.6: it draws or otherwise may add a possibility. */
  mayAdd: boolean;
}

/** Whose a continuous rule is and when it is live: what all rules say alike. */
export interface RuleLife {
  index: number;
  /** Whose skill it is; of a laid rule whoever lays it. */
  owner: SeatId;
  skill: string;
  form: string | null;
  cards: readonly string[] | null;
  /** Which of the things that rules of its kind can be about; null where there is one. */
  matter: string | null;
  /** It is about its owner alone. */
  ofOwner: boolean;
  wheres: { name: string; value: NumberOf }[];
  holds: Holds[];
  /** Its words ask what other rules say. */
  asks: boolean;
  /** A laid one that ends at an event: which. */
  until: CompiledTrigger | null;
  /** What a standing one is read in. */
  scope: Scope;
}

/** A continuous rule, with what its own file made of its words. */
export interface CompiledRule<R extends RuleKind = RuleKind> extends RuleLife {
  rule: RuleOf<R>;
  parts: RuleParts[R];
}

export interface CompiledSkills {
  abilities: CompiledAbility[];
  /** Indices by timing id; a timing that nobody listens to is absent (§21: no window is run for it). */
  listeners: Record<string, number[] | undefined>;
  /** Waiting parts by timing id: they listen only while one waits on the board. */
  waiting: Record<string, number[] | undefined>;
  /** Startup abilities by seat. */
  startups: number[][];
  /** Abilities used as actions by seat. */
  actions: number[][];
  /** All continuous rules; those of effects are found by their number. */
  rules: CompiledRule[];
  /** Numbers of the rules that are live by themselves while awake, by kind. */
  standing: Record<RuleKind, number[] | undefined>;
}
