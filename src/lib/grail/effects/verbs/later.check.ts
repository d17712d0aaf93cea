import type { Check } from '../language/check.ts';
import type { Time } from '../language/trigger.ts';
import type { Later } from './later.ts';

/** Times that come only when such a scope is over, or has not begun. */
const OUTSIDE: Readonly<Record<Later['within'], RegExp>> = {
  attack: /^(setup|turn\.|action\.|attackAction\.after|magic|special)/,
  damage: /^(setup|turn\.|action\.|attackAction\.|magic|special)/,
  action: /^(setup|turn\.|action\.)/,
  turn: /^(setup|turn\.before)$/,
  game: /^setup$/,
};

export const checkLater: Check<Later> = (later, context) => {
  const times: Time[] = [later.on].flat().map(({ time }) => time);
  if (times.length > 0 && times.every((time) => OUTSIDE[later.within].test(time)))
    context.report('laterNever', { within: later.within, times: times.join(', ') }, 'within');
};
