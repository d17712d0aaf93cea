/** The smallest words of the skill language. Each alias is a definition of the JSON Schema; checks and forms go by it. */
import type { CardName } from '../../state/cards.ts';
import type { Condition } from './condition.ts';

/** Id of a character, skill, token, form or card in a file: `kebab-case`. @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ */
export type Id = string;
/** Id of a counter, covered cards or two-sided tokens under `tokens`. @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ */
export type TokenId = string;
/** Id of a form under `forms`. @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ */
export type FormId = string;
/** Id of a card that lies before somebody, under `cards`. @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ */
export type LaidId = string;
/** Id of a skill, of this file or (where a player is named by it) of another. @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ */
export type SkillId = string;

/** A name that this skill gives to what is chosen, paid or done. @pattern ^[A-Za-z][A-Za-z0-9-]*$ */
export type NewName = string;
/** A name that was given before. @pattern ^[A-Za-z][A-Za-z0-9-]*$ */
export type Name = string;

/** What players read. Each language as its author typed it; the other is shown where one is missing. */
export interface Text {
  /** @maxLength 200 */
  zh?: string;
  /** @maxLength 200 */
  en?: string;
}

/** Words for characters: seen from `self` (whose skill it is), or a part in the event. */
export type WhoWord =
  | 'self'
  | 'holder'
  | 'it'
  | 'attacker'
  | 'attacked'
  | 'source'
  | 'victim'
  | 'player'
  | 'turn-player'
  | 'all'
  | 'others'
  | 'opponents'
  | 'teammates'
  | 'own-side'
  /** Nearest seats; "left" goes against the turn order (§2.2). */
  | 'next-right'
  | 'next-left'
  | 'nearest-opponent-right'
  | 'nearest-opponent-left'
  | 'nearest-teammate-right'
  | 'nearest-teammate-left';

/** One character or several: a word, or a name bound in `choose`, `pick` or `remember`. */
export type Who = WhoWord | Name;
/** Several characters, without doubles, walked in seat order from the turn player (§21.3). */
export type Group = Who | Who[] | GroupFilter | 'aside';

/** Those of a group that fit; `it` is the one looked at. */
export interface GroupFilter {
  from: Who;
  except?: OneOrMore<Who>;
  if?: Condition[];
}

export type TeamWord = 'own' | 'other';
export type ActionKind = 'attack' | 'magic' | 'special';

/** A card lying before somebody: a basic card's name, an id under `cards`, or any basic effect. */
export type Laid = CardName | LaidId | 'basic';

export type OneOrMore<T> = T | T[];
