/**
 * The first words of the skill language: what small skills of cases need (rules README 16).
 * The shapes are a part of the full language to come; one key tells what a thing is (`time`, `count`, `pick`, `pay`, `do`, `rule`).
 */
import type { CardKind, CardName, Element } from '../state/cards.ts';
import type { DamageCause, MoraleCause, ShownAs } from '../state/frames.ts';

/**
 * Characters by word or by a name bound in `choose`: `self`, `it` (the candidate of a filter); of the event `attacker`,
 * `attacked`/`target`, `source`, `victim`, `player`, `turn-player`; groups `all`, `others`, `opponents`, `teammates`,
 * `own-side`. A bound name comes before a word (only `target` may be both).
 */
export type Who = string;

export type Fact =
  | { count: 'hand' | 'hand-limit' | 'heals' | 'energy'; of?: Who; plus?: number }
  | { count: 'tokens'; token: string; of?: Who; plus?: number }
  | { count: 'morale' | 'cups' | 'stones'; team: TeamWord; plus?: number };

/** A number, a formula over bound numbers and `points` ("X + 1", with + - * min max), or a fact of the board. */
export type Num = number | string | Fact;

export type TeamWord = 'own' | 'other';

export interface CardFilter {
  kind?: CardKind;
  element?: Element | Element[];
  name?: CardName | CardName[];
  /** Carries a unique skill of this id (§20.4). */
  unique?: string;
}

export interface Bound {
  equals?: Num;
  atLeast?: Num;
  atMost?: Num;
}

export interface Trigger {
  /** A timing id, or "action.choose" for a skill used as an action. */
  time: string;
  /** Who made the event, seen from the owner: self, opponents, teammates, others, all. Default: anyone. */
  by?: Who;
  /** Whom it meets. */
  to?: Who;
  as?: 'attack' | 'magic' | 'special';
  /** For card.revealed: how the card was shown. */
  shown?: ShownAs[];
  active?: boolean;
  kind?: 'attack' | 'magic';
  cause?: (DamageCause | MoraleCause)[];
  /** At attack times: the attack's real card, with the element the attack has now. */
  cards?: CardFilter;
  /** The event's number. At damage times it is at least 1 where nothing is said (§11.3). */
  points?: Bound;
  /** The action that ended was an extra action (§18). */
  extra?: boolean;
  /** Whose morale goes, at morale times. */
  team?: TeamWord;
}

export type Condition =
  | (Fact & Bound)
  | ({ number: Num } & Bound)
  /** Form "none": upright. */
  | { is: 'form'; form: string; of?: Who }
  | { is: 'sideways'; of?: Who }
  | { is: 'turn'; of: Who }
  | { is: 'placed'; card: string; before: Who }
  | { is: 'who'; who: Who; of: Who }
  | { not: Condition }
  | { any: Condition[] };

export type Pick =
  | { pick: 'character'; from: Who; count?: Num | [Num, Num]; if?: Condition[]; attackable?: boolean }
  | { pick: 'number'; from: number; to: Num }
  /** A basic effect ("basic", or the named one) lying before one of `before`. Value: seat × 1000 + index on its table. */
  | { pick: 'placed'; card: string; before: Who };

export type Cost =
  | { pay: 'energy'; gem?: Num; crystal?: Num }
  | { pay: 'discard'; count: Num; cards?: CardFilter; shown?: boolean; name?: string }
  | { pay: 'play'; cards: CardFilter; name?: string }
  /** Count "all": as many as there are; `name` binds the number. */
  | { pay: 'tokens'; token: string; count: Num; name?: string }
  | { pay: 'heals'; count: Num }
  | { pay: 'damage'; amount: Num };

export type StonesWord = Partial<Record<'gem' | 'crystal', Num>>;

/** In the order written; what goes beyond a limit is lost (§20.9), `over` ignores the heal limit, `max` caps tokens. */
export interface GainEffect {
  do: 'gain';
  who?: Who;
  heals?: Num;
  over?: boolean;
  morale?: Num;
  energy?: StonesWord;
  stones?: StonesWord;
  cups?: Num;
  tokens?: Record<string, Num>;
  max?: number;
}

export interface ChangeAttackEffect {
  do: 'change-attack';
  damage?: Num;
  forced?: true;
  noCounter?: true;
  noLight?: true;
  noShield?: true;
  noHeals?: true;
  element?: Element;
  target?: Who;
}

export type Effect = { if?: Condition[] } & (
  | { do: 'damage'; to: Who; amount: Num }
  | { do: 'draw'; who?: Who; count: Num }
  | { do: 'discard'; who?: Who; count: Num; shown?: boolean }
  | { do: 'adjust-hand'; who?: Who; to: Num }
  | { do: 'give'; from: Who; to: Who; count: Num }
  | GainEffect
  /** Tokens "all": every one. */
  | { do: 'lose'; who?: Who; heals?: Num; tokens?: Record<string, Num>; morale?: Num }
  /** The card paid with `play`; without one, a card of that name from the hand of `from` (default self). */
  | { do: 'place'; card: CardName; before: Who; from?: Who; as?: string; countsAs?: CardName }
  | { do: 'remove'; placed: string; to?: 'discard' | 'hand' }
  | ChangeAttackEffect
  | { do: 'change-damage'; by?: Num; prevent?: true }
  | { do: 'move-damage'; to: Who }
  | { do: 'change-loss'; by: Num }
  | { do: 'change-missile'; direction: 'left' }
  | { do: 'attack'; at: Who; element: Element }
  | { do: 'extra-action'; kinds: ('attack' | 'magic')[]; element?: Element }
  | { do: 'extra-turn'; who?: Who }
  | { do: 'form'; enter: string; who?: Who }
  | { do: 'turn-sideways'; who?: Who }
  | { do: 'apply'; rules: Rule[]; for: 'turn' | 'attack' | 'game' }
);

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;

/** What can be forbidden. One prohibition is enough. */
export type Forbidden =
  | 'be-attacked'
  | 'receive-basic'
  | 'use-heals'
  | 'use-cards'
  | 'counter'
  | 'buy'
  | 'synthesize'
  | 'extract'
  | 'startup'
  | 'attack-action'
  | 'magic-action'
  | 'special-action';

/** Continuous modifiers. `who` is seen from the owner, or a slot name where an effect applied the rule. */
export type Rule =
  | { rule: 'limit'; of: 'hand' | 'heals' | 'energy'; who: Who; add?: number; fixed?: number }
  /** `cards`: with "use-cards", only these. */
  | { rule: 'forbid'; who: Who; what: Forbidden; cards?: CardFilter }
  | { rule: 'counts-as'; who: Who; cards: CardFilter; as: CardName; for: 'pass'[] }
  /** §23.8: a taunted character may only attack; if it cannot, its action phase is skipped. */
  | { rule: 'taunted'; who: Who };

export interface Ability {
  on: Trigger | Trigger[];
  /** Forced though the skill is not passive. */
  must?: true;
  if?: Condition[];
  choose?: Record<string, Pick>;
  pay?: Cost[];
  do?: Effect[];
  limit?: 'turn' | 'game';
}

export interface SkillDef {
  id: string;
  name?: Record<'zh-Hans' | 'en', string>;
  class?: 'common' | 'unique' | 'exclusive' | 'ultimate';
  type: 'passive' | 'response' | 'startup' | 'magic';
  does?: Ability[];
  rules?: Rule[];
}
