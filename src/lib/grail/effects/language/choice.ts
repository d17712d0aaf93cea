/** What the user of a skill names when he uses it (§21.8). */
import type { Element } from '../../state/cards.ts';
import type { Condition } from './condition.ts';
import type { Num } from './number.ts';
import type { Group, Laid, OneOrMore } from './words.ts';

export type Choice = CharacterChoice | NumberChoice | ElementChoice | PlacedChoice;

/** Characters of a group that fit (`it` is the candidate). §20.7: only those on whom the rest can be done. */
export interface CharacterChoice {
  pick: 'character';
  from: Group;
  count?: Num | [Num, Num];
  if?: Condition[];
  attackable?: true;
}
/** A whole number; without `to` as far as the costs can be paid. */
export interface NumberChoice {
  pick: 'number';
  from: Num;
  to?: Num;
}
/** One of the seven elements. */
export interface ElementChoice {
  pick: 'element';
  except?: Element[];
}
/** A card lying before somebody. */
export interface PlacedChoice {
  pick: 'placed';
  card: OneOrMore<Laid>;
  before: Group;
}
