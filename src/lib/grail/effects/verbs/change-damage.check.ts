import {
  atMostOneOf,
  needsOneOf,
  needsTime,
  PENDING_DAMAGE,
  type Check,
  type CheckContext,
} from '../language/check.ts';
import type { ChangeDamage } from './change-damage.ts';

/** The damage must be on its way: after `t6.take` the cards are drawn. */
export function needsPendingDamage(context: CheckContext): void {
  const late =
    context.times.length > 0 && context.times.every((time) => time === 't6.taken' || time === 'damage.end');
  if (late) context.report('damageTooLate', { now: context.times.join(', ') });
  else needsTime(context, PENDING_DAMAGE);
}

export const checkChangeDamage: Check<ChangeDamage> = (change, context) => {
  needsPendingDamage(context);
  needsOneOf(change, ['by', 'prevent', 'loss'], context);
  atMostOneOf(change, ['by', 'prevent'], context);
};
