import type { ChangeLoss } from './change-loss.ts';
import { changedEn, num, signed } from '../language/number.text.ts';
import { joined, NOTHING, said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';

export const changeLossText: VerbText<ChangeLoss> = {
  zh: ({ by, set }, say) =>
    joined(
      [
        by === undefined ? NOTHING : said`此次士气损失${signed(by, say)}`,
        set === undefined
          ? NOTHING
          : set === 0
            ? said`此次不损失士气`
            : said`此次士气损失改为${num(set, say)}点`,
      ],
      '，',
    ),
  en: ({ by, set }, say) =>
    joined(
      [
        by === undefined ? NOTHING : changedEn(said`this loss of morale`, by, say),
        set === undefined
          ? NOTHING
          : set === 0
            ? said`no morale is lost this time`
            : said`this loss of morale becomes ${num(set, say)}`,
      ],
      ' and ',
    ),
  docs: {
    zh: '增减或设定将要发生的士气损失。',
    en: 'The pending loss of morale becomes more, less, or so much.',
  },
  example: { do: 'change-loss', by: -1 },
};
