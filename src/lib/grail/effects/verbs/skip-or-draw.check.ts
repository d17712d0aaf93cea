import { needsTime, type Check } from '../language/check.ts';
import type { SkipOrDraw } from './skip-or-draw.ts';

export const checkSkipOrDraw: Check<SkipOrDraw> = (_skip, context) =>
  void needsTime(context, ['action.before']);
