import type { Skip } from './skip.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { actorsZh, doesEn } from '../language/who.text.ts';

const WHAT_ZH: Readonly<Record<Skip['what'], string>> = {
  'action-phase': '下一个行动阶段',
  'extra-actions': '接下来的额外行动',
  startup: '下一次启动',
  turn: '下一个回合',
};
const WHAT_EN: Readonly<Record<Skip['what'], string>> = {
  'action-phase': 'next action phase',
  'extra-actions': 'next extra actions',
  startup: 'next startup',
  turn: 'next turn',
};

export const skipText: VerbText<Skip> = {
  zh: ({ what, who }, say) => said`${actorsZh(who, say)}跳过${WHAT_ZH[what]}`,
  en: ({ what, who }, say) => said`${doesEn(who, 'skip', say)} the ${WHAT_EN[what]}`,
  docs: {
    zh: '跳过下一个行动阶段、额外行动、启动或回合。',
    en: 'The next action phase, extra actions, startup or turn does not happen.',
  },
  example: { do: 'skip', what: 'action-phase', who: 'target' },
};
