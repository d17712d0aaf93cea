import { needsOneOf, type Check } from '../language/check.ts';
import type { Lose } from './lose.ts';

export const checkLose: Check<Lose> = (lose, context) =>
  needsOneOf(lose, ['heals', 'energy', 'stones', 'morale', 'tokens'], context);
