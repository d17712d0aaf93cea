/** Which events an ability listens to (§21): a timing of the rulebook with a filter. */
import type { DamageCause, DrawKind, MoraleCause, ShownAs } from '../../state/frames.ts';
import type { CardFilter } from './card-filter.ts';
import type { Bound } from './number.ts';
import type { ActionKind, FormId, Laid, OneOrMore, SkillId, TeamWord, TokenId, Who } from './words.ts';

export type Trigger =
  | ActionTrigger
  | TurnTrigger
  | ActionEndTrigger
  | OwnActionTrigger
  | AttackTrigger
  | DamageTrigger
  | MoraleTrigger
  | RevealTrigger
  | DiscardTrigger
  | DrawTrigger
  | HandTrigger
  | HealsTrigger
  | TokensTrigger
  | FormTrigger
  | EffectTrigger
  | SkillTrigger;

/** The skill is used as an action of this kind (§6). */
export interface ActionTrigger {
  time: 'action.choose';
  as: ActionKind;
}
/** Moments of a turn; `by`: whose. */
export interface TurnTrigger {
  time: 'setup' | 'turn.before' | 'turn.start' | 'action.before' | 'action.start' | 'action.end' | 'turn.end';
  by?: Who;
}
/** An action is over; `extra`: it was (not) an extra one; `hit`: its attack hit. */
export interface ActionEndTrigger {
  time:
    'attackAction.end' | 'attackAction.after' | 'magicAction.end' | 'magicAction.after' | 'specialAction.end';
  by?: Who;
  extra?: boolean;
  hit?: boolean;
}
/** An action is chosen and not yet carried out; stones of a special action are on their way. */
export interface OwnActionTrigger {
  time:
    | 'magic.before'
    | 'special.before'
    | 'special.buy'
    | 'special.extract'
    | 'special.extracted'
    | 'missile.launch';
  by?: Who;
}
/** ① launch, the answer, ② hit or miss. `cards`: of the attack's real card, with the element it has now. */
export interface AttackTrigger {
  time: 't1.launch' | 'respond' | 't2.hit' | 't2.miss';
  by?: Who;
  at?: Who;
  active?: boolean;
  cards?: CardFilter;
}
/** ③–⑥ of a damage of at least 1 point, unless `points` says which. */
export interface DamageTrigger {
  time: 't3.deal' | 't4.heal' | 't5.actual' | 't6.take' | 't6.taken' | 'damage.end';
  by?: Who;
  to?: OneOrMore<Who>;
  kind?: 'attack' | 'magic';
  cause?: OneOrMore<DamageCause>;
  points?: Bound;
  /** Damage that came from these skills of `self`. */
  skill?: SkillId[];
  notSkill?: SkillId[];
}
/** A loss of morale is about to come (§15.2a), or has come. */
export interface MoraleTrigger {
  time: 'morale.loss' | 'morale.lost';
  team?: TeamWord;
  /** `damage`: by over-limit of a damage's draw. */
  cause?: OneOrMore<MoraleCause | 'damage'>;
  kind?: 'attack' | 'magic';
  by?: Who;
  to?: Who;
  skill?: SkillId[];
}
/** A card of the hand was shown (§21.9). */
export interface RevealTrigger {
  time: 'card.revealed';
  by?: Who;
  as?: OneOrMore<ShownAs>;
  cards?: CardFilter;
}
/** A card is about to enter the discard pile. */
export interface DiscardTrigger {
  time: 'card.discarded';
  by?: Who;
  shown?: boolean;
  cards?: CardFilter;
}
/** Cards are about to be drawn. */
export interface DrawTrigger {
  time: 'draw.before';
  by?: Who;
  cause?: OneOrMore<DrawKind>;
  notCause?: OneOrMore<DrawKind>;
}
/** A hand has another size. */
export interface HandTrigger {
  time: 'hand.changed';
  by?: Who;
}
/** Heals have come; more came than fit. */
export interface HealsTrigger {
  time: 'heals.gained' | 'heal.overflow';
  by?: Who;
}
/** Tokens or covered cards have come or gone by a rule; surplus thrown away is not removed. */
export interface TokensTrigger {
  time: 'tokens.gained' | 'tokens.removed';
  by?: Who;
  token: TokenId;
  cards?: CardFilter;
}
/** Somebody was turned sideways; a form was left. */
export interface FormTrigger {
  time: 'form.turned' | 'form.left';
  by?: Who;
  form?: FormId;
}
/** A basic effect was laid, taken away by a skill, or has acted and is settled. */
export interface EffectTrigger {
  time: 'effect.placed' | 'effect.removed' | 'effect.triggered';
  by?: Who;
  at?: Who;
  card?: OneOrMore<Laid>;
}
/** A skill was used and is paid for; it is finished. */
export interface SkillTrigger {
  time: 'skill.used' | 'skill.resolved';
  by?: Who;
  skill: SkillId[];
}

export type Time = Trigger['time'];
