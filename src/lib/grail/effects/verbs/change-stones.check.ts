import { needsOneOf, needsTime, type Check } from '../language/check.ts';
import type { ChangeStones } from './change-stones.ts';

export const checkChangeStones: Check<ChangeStones> = (change, context) => {
  needsTime(context, ['special.buy', 'special.extract']);
  needsOneOf(change, ['to', 'gem', 'crystal'], context);
};
