import type { Turn } from './turn.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { termZh } from '../language/terms.text.ts';
import { actorsZh, doesEn } from '../language/who.text.ts';

export const turnText: VerbText<Turn> = {
  zh: ({ who, to }, say) =>
    said`${actorsZh(who, say)}${to === 'sideways' ? termZh('turned-sideways') : said`转正`}`,
  en: ({ who, to }, say) => said`${doesEn(who, 'turn', say)} ${to}`,
  docs: { zh: '把角色卡横置或转正。', en: "Turns somebody's character card sideways or upright." },
  example: { do: 'turn', who: 'target', to: 'sideways' },
};
