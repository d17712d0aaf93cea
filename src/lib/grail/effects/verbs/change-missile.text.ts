import type { ChangeMissile } from './change-missile.ts';
import { changedEn, signed } from '../language/number.text.ts';
import { joined, NOTHING, said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { cardEn, cardZh } from '../language/terms.text.ts';

export const changeMissileText: VerbText<ChangeMissile> = {
  zh: ({ direction, by }, say) =>
    joined(
      [
        direction === undefined
          ? NOTHING
          : said`此${cardZh('magic-missile')}改为向${direction === 'left' ? '左' : '右'}传递`,
        by === undefined ? NOTHING : said`此${cardZh('magic-missile')}的伤害${signed(by, say)}`,
      ],
      '，',
    ),
  en: ({ direction, by }, say) =>
    joined(
      [
        direction === undefined ? NOTHING : said`send this ${cardEn('magic-missile')} to the ${direction}`,
        by === undefined ? NOTHING : changedEn(said`the damage of this ${cardEn('magic-missile')}`, by, say),
      ],
      ' and ',
    ),
  docs: {
    zh: '改变魔弹传递的方向，或增加它的伤害。',
    en: 'The missile flies the other way, or does more damage.',
  },
  example: { do: 'change-missile', direction: 'left' },
};
