import type { Check } from '../language/check.ts';
import type { Exchange } from './exchange.ts';

const STONES = ['gem', 'crystal'];

/** Both sides are stones, or both are tokens of this character. */
export const checkExchange: Check<Exchange> = (exchange, context) => {
  const tokens = Object.keys(context.character.tokens ?? {});
  for (const field of ['from', 'to'] as const) {
    const id = exchange[field];
    if (exchange.what === 'tokens') {
      if (!tokens.includes(id)) context.report('unknownToken', { id, known: tokens.join(', ') }, field);
    } else if (!STONES.includes(id)) context.report('unknownStone', { id, known: STONES.join(', ') }, field);
  }
};
