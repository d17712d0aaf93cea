import { needsOneOf, type Check } from '../language/check.ts';
import type { Move } from './move.ts';

export const checkMove: Check<Move> = (move, context) => needsOneOf(move, ['heals', 'stones'], context);
