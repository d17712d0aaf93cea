import {
  ATTACK_TIMES,
  atMostOneOf,
  CARD_TIMES,
  needsOneOf,
  needsTime,
  needsToken,
  type Check,
} from '../language/check.ts';
import type { Cover } from './cover.ts';

export const checkCover: Check<Cover> = (cover, context) => {
  needsToken(cover.token, ['covered'], context);
  atMostOneOf(cover, ['count', 'upTo'], context);
  if (cover.from === 'hand' || cover.from === 'deck') needsOneOf(cover, ['count', 'upTo'], context);
  if (cover.from === 'attack-card') needsTime(context, ATTACK_TIMES, 'from');
  const noCards = context.times.length > 0 && !context.times.some((time) => CARD_TIMES.includes(time));
  if (cover.from === 'event-cards' && noCards)
    context.report('noEventCards', { now: context.times.join(', ') }, 'from');
};
