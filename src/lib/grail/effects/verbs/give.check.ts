import { atMostOneOf, needsOneOf, needsToken, type Check } from '../language/check.ts';
import type { Give } from './give.ts';

export const checkGive: Check<Give> = (give, context) => {
  needsOneOf(give, ['count', 'these'], context);
  atMostOneOf(give, ['count', 'these'], context);
  if (give.token !== undefined) needsToken(give.token, ['covered'], context);
};
