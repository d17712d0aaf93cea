import { ATTACK_TIMES, needsOneOf, needsTime, type Check } from '../language/check.ts';
import type { ChangeAttack } from './change-attack.ts';

/** All that may change about an attack. */
export const ATTACK_CHANGES = [
  ...['damage', 'setDamage', 'forced', 'noCounter', 'noLight'],
  ...['shield', 'heals', 'element', 'target'],
];
/** What decides whether it hits: read at `respond`, so it must be said before ②. */
const BEFORE_THE_HIT = ['forced', 'noCounter', 'noLight', 'shield', 'element', 'target'];

export const checkChangeAttack: Check<ChangeAttack> = (change, context) => {
  needsOneOf(change, ATTACK_CHANGES, context);
  if (change.which === 'next-active') return;
  if (!needsTime(context, change.which === 'counter' ? ['respond'] : ATTACK_TIMES)) return;
  const decided = context.times.length > 0 && context.times.every((time) => time.startsWith('t2.'));
  if (!decided) return;
  for (const field of BEFORE_THE_HIT.filter((name) => Object.hasOwn(change, name)))
    context.report('tooLate', { field, now: context.times.join(', ') }, field);
};
