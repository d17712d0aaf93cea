/** Numbers: whole numbers, formulas over names, facts of the board. */
import type { CardFilter } from './card-filter.ts';
import type { Condition } from './condition.ts';
import type { ActionKind, Group, Laid, Name, OneOrMore, TeamWord, TokenId, Who } from './words.ts';

/** `X + 1`: names of numbers with + - * min max and brackets; `points` is the event's number. @maxLength 80 */
export type Formula = string;

/** A whole number. @minimum -1000 @maximum 1000 @asType integer */
export type Whole = number;

export type Num = Whole | Formula | Fact | NumIf;

export interface NumIf {
  if: Condition[];
  then: Num;
  else: Num;
}

/** A number read from the table. Who is not said is `self`; about several characters it is their sum. */
export type Fact =
  | SeatFact
  | TokenFact
  | TeamFact
  | StonesFact
  | PlacedFact
  | CharactersFact
  | CardsFact
  | KindsFact
  | SetsFact
  | PointsFact
  | ResultFact
  | ActionsFact
  | VictimsFact
  | DeckFact;

interface FactBase {
  /** Added to the fact. */
  plus?: Whole;
}
/** Cards in hand and their limit; heals; energy and room for it. */
export interface SeatFact extends FactBase {
  count: 'hand' | 'hand-limit' | 'heals' | 'energy' | 'energy-room';
  of?: Who;
}
/** Tokens of a kind; covered cards of a pile, of these those that fit `cards` (only `self` and face-up piles are known). */
export interface TokenFact extends FactBase {
  count: 'tokens';
  token: TokenId;
  side?: string;
  cards?: CardFilter;
  of?: Who;
}
/** Cups or morale of a team. */
export interface TeamFact extends FactBase {
  count: 'cups' | 'morale';
  team: TeamWord;
}
/** Stones in a team's zone, of one kind or of both. */
export interface StonesFact extends FactBase {
  count: 'stones';
  team: TeamWord;
  stone?: 'gem' | 'crystal';
}
/** Such cards lying before them. */
export interface PlacedFact extends FactBase {
  count: 'placed';
  card: OneOrMore<Laid>;
  of: Group;
}
/** How many characters the group has. */
export interface CharactersFact extends FactBase {
  count: 'characters';
  of: Group;
}
/** Of the cards of a name, `attack-card` or `event-cards` those that fit. */
export interface CardsFact extends FactBase {
  count: 'cards';
  in: Name;
  cards?: CardFilter;
}
/** How many different elements or factions. */
export interface KindsFact extends FactBase {
  count: 'kinds';
  in: Name;
  by: 'element' | 'faction';
}
/** How many sets of `size` alike. */
export interface SetsFact extends FactBase {
  count: 'sets';
  in: Name;
  by: 'element' | 'faction';
  size: Whole;
}
/** The event's number: points of damage, morale lost, stones, cards to draw, things removed. */
export interface PointsFact extends FactBase {
  count: 'points';
}
/** Of named damages: morale lost by them, how many there were; of a named gain: how much really came. */
export interface ResultFact extends FactBase {
  count: 'lost' | 'damages' | 'gained';
  in: Name;
}
/** Actions of these kinds that `self` has made. */
export interface ActionsFact extends FactBase {
  count: 'actions';
  kinds: ActionKind[];
  within: 'phase' | 'turn';
}
/** How many of the group the team has dealt (③) such damage this turn. */
export interface VictimsFact extends FactBase {
  count: 'victims';
  of: Group;
  team: TeamWord;
  kind?: 'attack' | 'magic';
}
/** Cards in the deck or the discard pile (§4.1: public). */
export interface DeckFact extends FactBase {
  count: 'deck' | 'discard-pile';
}

export interface Bound {
  equals?: Num;
  atLeast?: Num;
  atMost?: Num;
  above?: Num;
  below?: Num;
  parity?: 'odd' | 'even';
}
