import type { Share } from './share.ts';
import { counted, num } from '../language/number.text.ts';
import { said, type Said } from '../language/said.text.ts';
import { spoken, type Say, type VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { everyEn, everyZh } from '../language/who.text.ts';

/** Those who share, as one group: chosen ones by their name. */
const amongWords = (among: Share['among'], say: Say): Said => {
  const bound = typeof among === 'string' ? say.names.get(among) : undefined;
  if (bound?.is === 'character') return bound.words;
  return spoken(say, everyZh(among, say), everyEn(among, say).object);
};

export const shareText: VerbText<Share> = {
  zh: ({ heals, among }, say) =>
    said`将${num(heals, say)}点${termZh('heal')}分配给${amongWords(among, say)}（每名至少1点）`,
  en: ({ heals, among }, say) =>
    said`share ${counted(heals, termEn('heal'), termEn('heal', 'heals'), say)} among ${amongWords(among, say)} (at least 1 each)`,
  docs: {
    zh: '把若干治疗分给一些角色，每名至少1点；怎样分与目标一起声明。',
    en: 'Splits heals among characters, at least one each; the split is named with the targets.',
  },
  example: { do: 'share', heals: 3, among: 'targets' },
};
