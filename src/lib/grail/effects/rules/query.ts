/** Every question the core asks continuous rules (§1.6, §3): each is answered in the file of its rule. */
export { actionDuties, isTaunted, type ActionDuties } from './actions.ts';
export { attackRules } from './attack.ts';
export { looksOf, lookOf, type CardPurpose } from './counts-as.ts';
export { handLike } from './covered-as-hand.ts';
export { damageRules, type DamageLimits } from './damage.ts';
export { isForbidden, mayBeAttackedActively } from './forbid.ts';
export { healUseLimit } from './heal-use.ts';
export { limitOf, NO_LIMIT, type LimitKind } from './limit.ts';
export { moraleFloor } from './morale-floor.ts';
export { specialTerms, type SpecialAction, type SpecialTerms } from './special.ts';
export { mayUseUnique } from './uses-unique.ts';
