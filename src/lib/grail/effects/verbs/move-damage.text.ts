import type { MoveDamage } from './move-damage.ts';
import { num } from '../language/number.text.ts';
import { NOTHING, said, type Said } from '../language/said.text.ts';
import { type Say, spoken, type VerbText } from '../language/say.text.ts';
import { KINDS } from '../language/terms.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';

function besides({ kind, by, loss }: MoveDamage, say: Say): { zh: Said; en: Said } {
  const from = {
    zh: by === undefined ? NOTHING : said`你造成的`,
    en: by === undefined ? NOTHING : said` dealt by ${oneEn(by, say).object}`,
  };
  const who = by === undefined || by === 'self' ? from.zh : said`${oneZh(by, say)}造成的`;
  const zh =
    kind === undefined && by === undefined
      ? NOTHING
      : said`（视为${who}${kind === undefined ? '' : KINDS[kind].zh}伤害）`;
  const en =
    kind === undefined && by === undefined
      ? NOTHING
      : said` as ${kind === undefined ? '' : `${KINDS[kind].en} `}damage${from.en}`;
  if (loss === undefined) return { zh, en };
  return {
    zh: said`${zh}，${loss === 0 ? '不会因此损失士气' : said`若因此损失士气则固定损失${num(loss, say)}点`}`,
    en: said`${en}; ${loss === 0 ? 'it costs no morale' : said`if it costs morale, then exactly ${num(loss, say)}`}`,
  };
}
const moveZh = (move: MoveDamage, say: Say): Said =>
  said`此伤害${move.points === 'all' ? '全部' : said`中的${num(move.points, say)}点`}改由${oneZh(move.to, say)}承受${spoken(say, besides(move, say).zh, NOTHING)}`;
const moveEn = (move: MoveDamage, say: Say): Said =>
  said`move ${move.points === 'all' ? 'all' : said`${num(move.points, say)} points`} of this damage to ${oneEn(move.to, say).object}${besides(move, say).en}`;
export const moveDamageText: VerbText<MoveDamage> = {
  zh: moveZh,
  en: moveEn,
  docs: {
    zh: '把正在结算的伤害的若干点（或全部）从⑥起改由另一名角色承受。',
    en: 'Points of the damage in progress, or all, are taken by another character from ⑥ on.',
  },
  example: { do: 'move-damage', points: 'all', to: 'self' },
};
