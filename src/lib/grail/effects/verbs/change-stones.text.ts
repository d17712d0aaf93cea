import type { ChangeStones } from './change-stones.ts';
import { joined, NOTHING, said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';
import { stonesEn, stonesZh } from './goods.text.ts';

export const changeStonesText: VerbText<ChangeStones> = {
  zh: ({ to, gem, crystal }, say) => {
    const stones = { ...(gem === undefined ? {} : { gem }), ...(crystal === undefined ? {} : { crystal }) };
    return joined(
      [
        Object.keys(stones).length === 0 ? NOTHING : said`改为得到${stonesZh(stones, say)}`,
        to === undefined ? NOTHING : said`这些星石改为全部成为${oneZh(to, say)}的能量`,
      ],
      '，',
    );
  },
  en: ({ to, gem, crystal }, say) => {
    const stones = { ...(gem === undefined ? {} : { gem }), ...(crystal === undefined ? {} : { crystal }) };
    return joined(
      [
        Object.keys(stones).length === 0 ? NOTHING : said`gain ${stonesEn(stones, say)} instead`,
        to === undefined
          ? NOTHING
          : said`all these stones become ${oneEn(to, say).possessive} energy instead`,
      ],
      ' and ',
    );
  },
  docs: {
    zh: '改变购买得到哪些星石，或提炼的星石归谁。',
    en: 'Which stones a buy brings, or who gets those of an extract.',
  },
  example: { do: 'change-stones', gem: 2, crystal: 0 },
};
