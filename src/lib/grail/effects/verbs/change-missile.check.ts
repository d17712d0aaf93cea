import { needsOneOf, needsTime, type Check } from '../language/check.ts';
import type { ChangeMissile } from './change-missile.ts';

export const checkChangeMissile: Check<ChangeMissile> = (change, context) => {
  needsTime(context, ['missile.launch']);
  needsOneOf(change, ['direction', 'by'], context);
};
