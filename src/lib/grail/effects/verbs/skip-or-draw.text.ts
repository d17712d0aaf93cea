import type { SkipOrDraw } from './skip-or-draw.ts';
import { counted, num } from '../language/number.text.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, oneZh, verbEn } from '../language/who.text.ts';

export const skipOrDrawText: VerbText<SkipOrDraw> = {
  zh: ({ who, draw }, say) => said`${oneZh(who, say)}选择跳过行动阶段，或摸${num(draw, say)}张牌【强制】`,
  en: ({ who, draw }, say) =>
    said`${oneEn(who, say).subject} ${verbEn(oneEn(who, say), 'skip', say)} the action phase or ${verbEn(oneEn(who, say), 'draw', say)} ${counted(draw, 'card', 'cards', say)} (forced)`,
  docs: {
    zh: '选择跳过行动阶段或摸牌；与虚弱等同时的合并成一次选择。',
    en: 'Skips the action phase or draws; several of one moment, Weakness included, are one question.',
  },
  example: { do: 'skip-or-draw', who: 'holder', draw: 3 },
};
