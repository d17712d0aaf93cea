import type { UseUnique } from './use-unique.ts';
import { joined, said } from '../language/said.text.ts';
import { otherName, type VerbText } from '../language/say.text.ts';

export const useUniqueText: VerbText<UseUnique> = {
  zh: ({ of }, say) => {
    const names = joined(
      of.map((id) => otherName(id, say)),
      '、',
      '或',
    );
    return said`发动手牌上印有的${names}的一个独有技（照常支付）`;
  },
  en: ({ of }, say) => {
    const names = joined(
      of.map((id) => otherName(id, say)),
      ', ',
      ' or ',
    );
    return said`use a unique skill of ${names} printed on a hand card (paying for it as usual)`;
  },
  docs: {
    zh: '发动手牌上印着的独有技，连同它自己的费用和目标。',
    en: 'Uses a unique skill printed on a hand card, with its own cost and targets.',
  },
  example: { do: 'use-unique', of: ['somebody-else'] },
};
