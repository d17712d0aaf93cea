import type { Attack } from './attack.ts';
import { num } from '../language/number.text.ts';
import { NOTHING, said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';
import { isElement } from '../language/terms.text.ts';
import { elementWord, factionWord } from './element.text.ts';

export const attackText: VerbText<Attack> = {
  zh: ({ at, element, faction, damage }, say) => {
    const of = faction === undefined ? NOTHING : said`、${factionWord(faction, say)}`;
    const much = damage === undefined ? NOTHING : said`，伤害为${num(damage, say)}点`;
    return said`视为对${oneZh(at, say)}发动一次${elementWord(element, say)}${of}的主动攻击${much}`;
  },
  en: ({ at, element, faction, damage }, say) => {
    const of = faction === undefined ? NOTHING : said`, of ${factionWord(faction, say)}`;
    const much = damage === undefined ? NOTHING : said`, for ${num(damage, say)} damage`;
    const what = elementWord(element, say);
    const attack = isElement(element) ? said`a ${what} active attack` : said`an active attack ${what}`;
    return said`make ${attack} on ${oneEn(at, say).object}${of}${much}`;
  },
  docs: {
    zh: '不用牌的一次主动攻击，占用攻击行动。',
    en: 'An active attack without a card; it uses up the attack action.',
  },
  example: { do: 'attack', at: 'target', element: 'dark' },
};
