import { atMostOneOf, needsOneOf, type Check } from '../language/check.ts';
import type { Draw } from './draw.ts';

const AMOUNTS = ['count', 'upTo', 'to'];

export const checkDraw: Check<Draw> = (draw, context) => {
  needsOneOf(draw, AMOUNTS, context);
  atMostOneOf(draw, AMOUNTS, context);
};
