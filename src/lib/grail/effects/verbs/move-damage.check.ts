import type { Check } from '../language/check.ts';
import { needsPendingDamage } from './change-damage.check.ts';
import type { MoveDamage } from './move-damage.ts';

export const checkMoveDamage: Check<MoveDamage> = (_move, context) => needsPendingDamage(context);
