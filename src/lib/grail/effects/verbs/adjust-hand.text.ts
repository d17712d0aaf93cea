import type { AdjustHand } from './adjust-hand.ts';
import { counted, num } from '../language/number.text.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { actorsZh, doesEn } from '../language/who.text.ts';

export const adjustHandText: VerbText<AdjustHand> = {
  zh: ({ who, to }, say) => said`${actorsZh(who, say)}将手牌调整至${num(to, say)}张`,
  en: ({ who, to }, say) =>
    said`${doesEn(who, 'adjust', say)} the hand to ${counted(to, 'card', 'cards', say)}`,
  docs: {
    zh: '将手牌调整至若干张：不够就摸，多了就弃，不超过手牌上限，也不会爆牌。',
    en: 'Draws or discards to so many cards, at most the hand limit; nobody is over the limit by it.',
  },
  example: { do: 'adjust-hand', to: 4 },
};
