import type { Look } from './look.ts';
import { counted, num } from '../language/number.text.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { doesEn, subjectZh } from '../language/who.text.ts';

export const lookText: VerbText<Look> = {
  zh: ({ count, who, shown }, say) =>
    shown === true
      ? said`${subjectZh(who, say)}翻开牌库顶${num(count, say)}张牌【展示】`
      : said`${subjectZh(who, say)}查看牌库顶${num(count, say)}张牌`,
  en: ({ count, who, shown }, say) =>
    said`${doesEn(who, 'look', say)} at the top ${counted(count, 'card', 'cards', say)} of the deck${shown === true ? ' and shows them to all' : ''}`,
  docs: {
    zh: '查看牌库顶的若干张牌；shown 则所有人都看到。牌留在原处。',
    en: 'Looks at cards on top of the deck; `shown`: all see them. They stay where they are.',
  },
  example: { do: 'look', count: 3, name: 'seen' },
};
