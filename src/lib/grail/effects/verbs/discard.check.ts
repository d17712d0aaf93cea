import { atMostOneOf, needsOneOf, type Check } from '../language/check.ts';
import type { Discard } from './discard.ts';

const AMOUNTS = ['count', 'to', 'these'];

export const checkDiscard: Check<Discard> = (discard, context) => {
  needsOneOf(discard, AMOUNTS, context);
  atMostOneOf(discard, AMOUNTS, context);
};
