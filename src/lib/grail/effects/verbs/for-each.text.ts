import type { ForEach } from './for-each.ts';
import { said } from '../language/said.text.ts';
import { within, type VerbText } from '../language/say.text.ts';
import { everyEn, everyZh } from '../language/who.text.ts';

export const forEachText: VerbText<ForEach> = {
  zh: ({ who, then }, say) =>
    said`对${everyZh(who, say)}依次执行：${say.effects(then, within(say, { aloud: true }))}`,
  en: ({ who, then }, say) =>
    said`for ${everyEn(who, say).object} in turn: ${say.effects(then, within(say, { aloud: true }))}`,
  block: () => true,
  docs: {
    zh: '按座次对一组角色逐一执行，it 是轮到的那名角色。',
    en: 'One character after the other in seat order; `it` is the one whose turn it is.',
  },
  example: { do: 'for-each', who: 'opponents', then: [{ do: 'discard', who: 'it', count: 1 }] },
};
