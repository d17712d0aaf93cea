/** A character as data: everything that plays, and nothing that does not. */
import type { CardName, Faction } from '../../state/cards.ts';
import type { Rule } from '../rules/index.ts';
import type { Ability } from './body.ts';
import type { Id, LaidId, Text, TokenId } from './words.ts';
import type { Stones } from './stones.ts';

export interface Character {
  /** Points to the schema for editors; nothing reads it. */
  $schema?: string;
  format: 1;
  id: Id;
  name: Text;
  faction: Faction;
  /** Difficulty in stars. @minimum 1 @maximum 5 */
  stars: number;
  /** Who made it; shown as text only. @maxLength 120 */
  author?: string;
  base?: Base;
  tokens?: Record<TokenId, Token>;
  forms?: Record<Id, Form>;
  cards?: Record<LaidId, LaidCard>;
  /** @maxItems 24 */
  skills: Skill[];
  /** Other readings of its sheet, chosen at set-up: skills that take the place of those of the same id. */
  variants?: Record<Id, Variant>;
}

/** Limits other than the rulebook's (§1.6). */
export interface Base {
  /** @minimum 0 @maximum 30 @asType integer */
  handLimit?: number;
  /** @minimum 0 @maximum 30 @asType integer */
  healLimit?: number;
  /** @minimum 0 @maximum 30 @asType integer */
  energyLimit?: number;
}

export type Token = CounterToken | CoveredToken | TwoSidedToken;

/** Counters. `on`: they lie on that card. */
export interface CounterToken {
  kind: 'counter';
  name: Text;
  colour: 'yellow' | 'blue';
  /** @minimum 0 @maximum 99 @asType integer */
  max?: number;
  on?: LaidId;
}
/** Cards beside the character: face down, or face up for all to see; `ordered`: the last that came lies on top. */
export interface CoveredToken {
  kind: 'covered';
  name: Text;
  /** @minimum 0 @maximum 99 @asType integer */
  max?: number;
  faceUp?: true;
  ordered?: true;
}
/** Tokens with two sides; all begin on the first. */
export interface TwoSidedToken {
  kind: 'two-sided';
  name: Text;
  sides: Record<Id, Text>;
  /** @minimum 1 @maximum 99 @asType integer */
  count: number;
}

export interface Form {
  name: Text;
  /** The character card lies sideways. */
  turned: boolean;
}

/** A card that skills lay before somebody. */
export interface LaidCard {
  kind: 'basic' | 'exclusive';
  name: Text;
  /** It is that card for every rule (§8.2). */
  countsAs?: CardName;
  /** It is the back of that card. */
  backs?: LaidId;
  /** It lies face down: others see that it lies there, not what it is. */
  faceDown?: true;
}

export interface Skill {
  id: Id;
  name: Text;
  class: 'common' | 'unique' | 'exclusive' | 'ultimate';
  type: 'passive' | 'response' | 'startup' | 'magic';
  /** Said of the skill, not played; shown under its text. */
  note?: Text;
  setup?: SkillSetup;
  /** @maxItems 16 */
  does?: Ability[];
  /** @maxItems 16 */
  rules?: Rule[];
}

/** What the owner begins the game with (§2.5). */
export interface SkillSetup {
  energy?: Stones;
  tokens?: Record<TokenId, number>;
  place?: LaidId[];
}

export interface Variant {
  name: Text;
  skills: Skill[];
}

/** A skill of a case or a situation: what it plays is all it must say. */
export type SmallSkill = Omit<Skill, 'name' | 'class'> & Partial<Pick<Skill, 'name' | 'class'>>;
