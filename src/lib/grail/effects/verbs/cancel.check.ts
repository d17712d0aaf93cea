import { needsTime, type Check } from '../language/check.ts';
import type { Cancel } from './cancel.ts';

export const checkCancel: Check<Cancel> = (_cancel, context) => void needsTime(context, ['skill.used']);
