import type { TurnOver } from './turn-over.ts';
import { laidEn, laidZh } from '../language/laid.text.ts';
import { joined, NOTHING, said } from '../language/said.text.ts';
import { tokenName, type VerbText } from '../language/say.text.ts';

export const turnOverText: VerbText<TurnOver> = {
  zh: ({ token, card }, say) =>
    joined(
      [
        token === undefined ? NOTHING : said`任意翻转${tokenName(token, say)}`,
        card === undefined ? NOTHING : said`将${laidZh(card, say)}翻面`,
      ],
      '，',
    ),
  en: ({ token, card }, say) =>
    joined(
      [
        token === undefined ? NOTHING : said`turn any of your ${tokenName(token, say)} over`,
        card === undefined ? NOTHING : said`turn ${laidEn(card, say)} over`,
      ],
      ' and ',
    ),
  docs: {
    zh: '任意翻转双面指示物，或把一张卡翻到背面。',
    en: 'Arranges two-sided tokens at will, or turns a card to its back.',
  },
  example: { do: 'turn-over', token: 'coin' },
};
