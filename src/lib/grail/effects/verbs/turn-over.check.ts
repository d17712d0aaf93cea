import { needsOneOf, needsToken, type Check } from '../language/check.ts';
import type { TurnOver } from './turn-over.ts';

export const checkTurnOver: Check<TurnOver> = (over, context) => {
  needsOneOf(over, ['token', 'card'], context);
  if (over.token !== undefined) needsToken(over.token, ['two-sided'], context);
};
