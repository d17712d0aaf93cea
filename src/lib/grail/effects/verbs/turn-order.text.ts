import type { TurnOrder } from './turn-order.ts';
import { joined, NOTHING, said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';

const WAY_ZH = { left: '改为向左', right: '改为向右', reverse: '反转' } as const;
const WAY_EN = { left: 'goes to the left', right: 'goes to the right', reverse: 'is reversed' } as const;

export const turnOrderText: VerbText<TurnOrder> = {
  zh: ({ next, direction }, say) =>
    joined(
      [
        next === undefined ? NOTHING : said`下一个回合轮到${oneZh(next, say)}`,
        direction === undefined ? NOTHING : said`行动顺序${WAY_ZH[direction]}`,
      ],
      '，',
    ),
  en: ({ next, direction }, say) =>
    joined(
      [
        next === undefined ? NOTHING : said`the next turn is ${oneEn(next, say).possessive}`,
        direction === undefined ? NOTHING : said`the turn order ${WAY_EN[direction]}`,
      ],
      ' and ',
    ),
  docs: {
    zh: '改变下一个回合轮到谁，或行动顺序的方向。',
    en: 'The turns go on from another seat, or the other way round.',
  },
  example: { do: 'turn-order', direction: 'reverse' },
};
