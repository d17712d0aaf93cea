/** Continuous rules: live while their skill is awake, or until the scope of the effect that laid them ends. */
import type { CardName, Element } from '../../state/cards.ts';
import type { CardFilter } from '../language/card-filter.ts';
import type { Condition } from '../language/condition.ts';
import type { Num } from '../language/number.ts';
import type {
  ActionKind,
  FormId,
  Group,
  LaidId,
  NewName,
  OneOrMore,
  SkillId,
  TeamWord,
  TokenId,
  Who,
} from '../language/words.ts';
import type { AttackChange } from '../verbs/change-attack.ts';

interface RuleBase {
  if?: Condition[];
  where?: Record<NewName, Num>;
  /** Asleep unless `self` is in that form (`none`: upright). */
  form?: FormId | 'none';
  /** Asleep unless such a card of `self` lies before somebody, the `holder`. */
  card?: OneOrMore<LaidId>;
}

/** A limit: ±, fixed (ignores ±, §3), never below, or none at all. */
export interface LimitRule extends RuleBase {
  rule: 'limit';
  of: 'hand' | 'heals' | 'energy';
  who: Group;
  add?: Num;
  fixed?: Num;
  atLeast?: Num;
  none?: true;
}
/** What attacks are like (§7.3). */
export interface AttackRule extends RuleBase, AttackChange {
  rule: 'attack';
  by: Who;
  active?: boolean;
  cards?: CardFilter;
}
/** Damage at ③: sums, then caps. */
export interface DamageRule extends RuleBase {
  rule: 'damage';
  by?: Who;
  to?: Who;
  kind?: 'attack' | 'magic';
  skill?: SkillId[];
  add?: Num;
  atMost?: Num;
}
/** How many heals may be used against one damage (§12). */
export interface HealUseRule extends RuleBase {
  rule: 'heal-use';
  who: Group;
  by?: Who;
  notBy?: Who;
  kind?: 'attack' | 'magic';
  atMost: Num;
}
/** What cannot be. One is enough. */
export interface ForbidRule extends RuleBase {
  rule: 'forbid';
  who: Group;
  what:
    'be-attacked' | 'receive-basic' | 'gain-heals' | 'use-heals' | 'use-cards' | 'counter' | ActionForbidden;
  cards?: CardFilter;
}
export type ActionForbidden = 'buy' | 'synthesize' | 'extract' | 'startup' | `${ActionKind}-action`;
/** Hand cards are another card or element, for what is named. */
export interface CountsAsRule extends RuleBase {
  rule: 'counts-as';
  /** Default: the owner. */
  who?: Group;
  cards: CardFilter;
  as: CardName | Element | 'attack-of-element';
  for: ('action' | 'counter' | 'pass' | 'everything')[];
}
/** What the character must do in its action phase: `first` this skill; `only` such actions; nothing possible: `otherwise`. */
export interface ActionsRule extends RuleBase {
  rule: 'actions';
  who: Who;
  only?: { kind: 'attack'; at: Who };
  first?: SkillId;
  otherwise?: 'skip-phase';
}
/** Morale of the team cannot fall below (§15.2b). */
export interface MoraleFloorRule extends RuleBase {
  rule: 'morale-floor';
  team: TeamWord;
  atLeast: Num;
}
/** Covered cards are used like hand cards. */
export interface CoveredAsHandRule extends RuleBase {
  rule: 'covered-as-hand';
  token: TokenId;
}
/** The owner may use unique skills of other characters (§20.4). */
export interface UsesUniqueRule extends RuleBase {
  rule: 'uses-unique';
  of: string[];
  skills?: SkillId[];
}
/** Another price or result of a special action (§6.1): cards drawn, stones paid, cups and stones gained. */
export interface SpecialRule extends RuleBase {
  rule: 'special';
  who: Who;
  action: 'buy' | 'synthesize' | 'extract';
  draw?: Num;
  stones?: Num;
  cups?: Num;
}
