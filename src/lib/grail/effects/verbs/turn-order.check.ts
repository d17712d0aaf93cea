import { needsOneOf, type Check } from '../language/check.ts';
import type { TurnOrder } from './turn-order.ts';

export const checkTurnOrder: Check<TurnOrder> = (order, context) =>
  needsOneOf(order, ['next', 'direction'], context);
