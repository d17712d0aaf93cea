import type { ExtraTurn } from './extra-turn.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';

export const extraTurnText: VerbText<ExtraTurn> = {
  zh: ({ who }, say) =>
    said`本回合后，${who === undefined || who === 'self' ? '你' : oneZh(who, say)}进行一个额外回合`,
  en: ({ who }, say) =>
    said`an extra turn of ${who === undefined || who === 'self' ? 'yours' : oneEn(who, say).object} follows this one`,
  docs: {
    zh: '本回合之后进行一个额外回合。',
    en: 'A turn of its own after this one.',
  },
  example: { do: 'extra-turn' },
};
