/**
 * The first words of the skill language: what small skills of cases need (rules README 16).
 * The shapes follow docs of the full language to come: one key tells what a thing is (`time`, `count`, `pick`, `pay`, `do`, `rule`).
 */
import type { CardKind, CardName, Element } from '../state/cards.ts';

export type Who = string;
export type Num = number | string;

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
  shown?: ('attack' | 'counter' | 'block' | 'magic' | 'missile' | 'discard')[];
  active?: boolean;
  kind?: 'attack' | 'magic';
  cause?: ('attack' | 'missile' | 'poison' | 'skill' | 'overLimit' | 'synthesize')[];
  cards?: CardFilter;
  /** The event's number. */
  points?: Bound;
  extra?: boolean;
}

export type Condition =
  | ({ count: 'hand' | 'heals' | 'energy' | 'tokens'; of?: Who; token?: string } & Bound)
  | { is: 'form'; form: string | 'none'; of?: Who }
  | { is: 'turn'; of: Who }
  | { is: 'placed'; card: string; before: Who }
  | { not: Condition }
  | { any: Condition[] };

export type Pick =
  | { pick: 'character'; from: Who; count?: number; if?: Condition[]; attackable?: boolean }
  | { pick: 'number'; from: number; to: Num }
  /** A basic effect (or the named one) lying before one of `before`. Value: seat × 1000 + index on its table. */
  | { pick: 'placed'; card: string; before: Who };

export type Cost =
  | { pay: 'energy'; gem?: Num; crystal?: Num }
  | { pay: 'discard'; count: Num; cards?: CardFilter; shown?: boolean; name?: string }
  | { pay: 'play'; cards: CardFilter; name?: string }
  | { pay: 'tokens'; token: string; count: Num | 'all' }
  | { pay: 'heals'; count: Num }
  | { pay: 'damage'; amount: Num };

export type Effect = { if?: Condition[] } & (
  | { do: 'damage'; to: Who; amount: Num }
  | { do: 'draw'; who?: Who; count: Num }
  | { do: 'discard'; who?: Who; count: Num; shown?: boolean }
  | { do: 'adjust-hand'; who?: Who; to: Num }
  | { do: 'give'; from: Who; to: Who; count: Num }
  | {
      do: 'gain';
      who?: Who;
      heals?: Num;
      over?: boolean;
      morale?: Num;
      energy?: Partial<Record<'gem' | 'crystal', Num>>;
      stones?: Partial<Record<'gem' | 'crystal', Num>>;
      cups?: Num;
      tokens?: Record<string, Num>;
      max?: number;
    }
  | { do: 'lose'; who?: Who; heals?: Num; morale?: Num }
  | { do: 'place'; card: CardName; before: Who; from?: Who }
  | { do: 'remove'; placed: string; to?: 'discard' | 'hand' }
  | {
      do: 'change-attack';
      damage?: Num;
      forced?: true;
      noCounter?: true;
      noLight?: true;
      noHeals?: true;
      element?: Element;
      target?: Who;
    }
  | { do: 'change-damage'; by?: Num; prevent?: true }
  | { do: 'move-damage'; to: Who }
  | { do: 'change-loss'; by: Num }
  | { do: 'change-missile'; direction: 'left' }
  | { do: 'attack'; at: Who; element: Element }
  | { do: 'extra-action'; kinds: ('attack' | 'magic')[]; element?: Element }
  | { do: 'extra-turn'; who?: Who }
  | { do: 'form'; enter: string | 'none'; who?: Who }
  | { do: 'turn-sideways'; who?: Who }
  | { do: 'apply'; rules: Rule[]; for: 'turn' | 'attack' | 'game' }
);

/** Continuous modifiers. `who` is seen from the owner, or a slot name where an effect applied the rule. */
export type Rule =
  | { rule: 'limit'; of: 'hand' | 'heals' | 'energy'; who: Who; add?: number; fixed?: number }
  | { rule: 'forbid'; who: Who; what: 'be-attacked' | 'receive-basic' | 'use-heals' }
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
