/** Which cards fit (§3: only cards that fit qualify). All that is written must hold. */
import type { CardKind, CardName, Element, Faction } from '../../state/cards.ts';
import type { OneOrMore, SkillId } from './words.ts';

export interface CardFilter {
  kind?: CardKind;
  /** `of-attack`: that of the running attack, as changed so far. */
  element?: OneOrMore<Element> | 'of-attack';
  faction?: OneOrMore<Faction> | 'of-attack';
  name?: OneOrMore<CardName>;
  /** The card carries this skill, or one of these, of the one who uses it (§20.4). */
  unique?: 'this-skill' | SkillId[];
  not?: CardFilter;
  any?: CardFilter[];
}

/** What several cards must be together. */
export type Together = 'same-element' | 'different-elements' | 'same-faction';
