/** Conditions (§20.3). A list means: all of them. */
import type { CardFilter, Together } from './card-filter.ts';
import type { Faction } from '../../state/cards.ts';
import type { Bound, Fact, Num } from './number.ts';
import type { Trigger } from './trigger.ts';
import type { FormId, Group, Laid, Name, OneOrMore, Who } from './words.ts';

export type Condition =
  | FactCondition
  | NumberCondition
  | FormCondition
  | TurnedCondition
  | PlacedCondition
  | TurnCondition
  | CardsCondition
  | WhoCondition
  | EventCondition
  | NotCondition
  | AnyCondition;

/** A fact compared. */
export type FactCondition = Fact & Bound;
/** A chosen or paid number compared. */
export interface NumberCondition extends Bound {
  number: Num;
}
/** In the form; `none`: upright. `since`: entered in an earlier turn. */
export interface FormCondition {
  is: 'form';
  form: FormId | 'none';
  of?: Who;
  since?: 'earlier-turn';
}
/** Somebody's character card lies sideways. */
export interface TurnedCondition {
  is: 'turned';
  who: Who;
}
/** Such a card lies there; without `before`: it is in play. `by`: who laid it. */
export interface PlacedCondition {
  is: 'placed';
  card: OneOrMore<Laid>;
  before?: Group;
  by?: Who;
}
/** Whose turn it is; `phase`: and it is the action phase. */
export interface TurnCondition {
  is: 'turn';
  of: Who;
  phase?: 'action';
}
/** Some, or every one, of the cards fits; together they are of one kind. */
export interface CardsCondition {
  is: 'cards';
  in: Name;
  some?: CardFilter;
  every?: CardFilter;
  together?: Together;
}
/** Belongs to the group; has the faction. */
export interface WhoCondition {
  is: 'who';
  who: Who;
  of?: Group;
  faction?: Faction;
}
/** The running event is such a one. */
export interface EventCondition {
  is: 'event';
  event: Trigger;
}
/** It does not hold. */
export interface NotCondition {
  not: Condition;
}
/** At least one of them holds. */
export interface AnyCondition {
  any: Condition[];
}
