import type { Put } from './put.ts';
import { cardsRef } from '../language/refs.text.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { doesEn, subjectZh } from '../language/who.text.ts';

const PLACE_ZH: Readonly<Record<Put['on'], string>> = {
  'deck-top': '以任意顺序放到牌库顶',
  'deck-bottom': '以任意顺序放到牌库底',
  'discard-pile': '放入弃牌堆',
};
const PLACE_EN: Readonly<Record<Put['on'], string>> = {
  'deck-top': 'on top of the deck in any order',
  'deck-bottom': 'under the deck in any order',
  'discard-pile': 'on the discard pile',
};
export const putText: VerbText<Put> = {
  zh: ({ these, on, who }, say) => said`${subjectZh(who, say)}将${cardsRef(these, say)}${PLACE_ZH[on]}`,
  en: ({ these, on, who }, say) => said`${doesEn(who, 'put', say)} ${cardsRef(these, say)} ${PLACE_EN[on]}`,
  docs: {
    zh: '把指定的牌放到牌库顶、牌库底（顺序自选）或弃牌堆。',
    en: 'Puts named cards on the deck, under it (in an order of choice), or on the discard pile.',
  },
  example: { do: 'put', these: 'seen', on: 'deck-bottom' },
};
