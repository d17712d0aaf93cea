import { needsOneOf, type Check } from '../language/check.ts';
import type { Gain } from './gain.ts';

export const checkGain: Check<Gain> = (gain, context) =>
  needsOneOf(gain, ['heals', 'energy', 'stones', 'cups', 'morale', 'tokens'], context);
