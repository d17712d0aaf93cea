import type { Remember } from './remember.ts';
import { said, type Said } from '../language/said.text.ts';
import { nameOf, spoken, type Say, type VerbText } from '../language/say.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';

/** How a remembered character is called: 「锁定」角色, the "locked" character. */
export function rememberedWords({ as, label }: Pick<Remember, 'as' | 'label'>, say: Say): Said {
  const name = nameOf('label', as, label, say);
  return spoken(say, said`「${name}」角色`, said`the “${name}” character`);
}

export const rememberText: VerbText<Remember> = {
  zh: (effect, say) => said`${oneZh(effect.who, say)}成为${rememberedWords(effect, say)}`,
  en: (effect, say) =>
    said`${oneEn(effect.who, say).subject} ${effect.who === 'self' ? 'become' : 'becomes'} ${rememberedWords(effect, say)}`,
  docs: {
    zh: '给一名角色一个公开的称呼，直到脱离当时的形态。',
    en: 'A public name for a character that stays until the form it was given in is left.',
  },
  example: { do: 'remember', as: 'marked', who: 'attacked', label: { zh: '标记', en: 'marked' } },
};
