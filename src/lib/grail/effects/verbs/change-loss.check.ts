import { atMostOneOf, needsOneOf, needsTime, type Check } from '../language/check.ts';
import type { ChangeLoss } from './change-loss.ts';

export const checkChangeLoss: Check<ChangeLoss> = (change, context) => {
  needsTime(context, ['morale.loss']);
  needsOneOf(change, ['by', 'set'], context);
  atMostOneOf(change, ['by', 'set'], context);
};
