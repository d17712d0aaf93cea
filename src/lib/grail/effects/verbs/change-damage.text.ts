import type { ChangeDamage } from './change-damage.ts';
import { changedEn, num, signed } from '../language/number.text.ts';
import { joined, NOTHING, said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';

function changeZh({ by, prevent, loss }: ChangeDamage, say: Say): Said {
  const parts = [
    by === undefined ? NOTHING : said`此伤害${signed(by, say)}`,
    prevent === undefined ? NOTHING : said`抵御此伤害`,
    loss === undefined
      ? NOTHING
      : loss === 0
        ? said`此伤害不会造成士气损失`
        : said`若因此伤害损失士气，则固定损失${num(loss, say)}点`,
  ];
  return joined(parts, '，');
}
function changeEn({ by, prevent, loss }: ChangeDamage, say: Say): Said {
  const parts = [
    by === undefined ? NOTHING : changedEn(said`this damage`, by, say),
    prevent === undefined ? NOTHING : said`prevent this damage`,
    loss === undefined
      ? NOTHING
      : loss === 0
        ? said`this damage costs no morale`
        : said`if this damage costs morale, it costs exactly ${num(loss, say)}`,
  ];
  return joined(parts, ' and ');
}
export const changeDamageText: VerbText<ChangeDamage> = {
  zh: changeZh,
  en: changeEn,
  docs: {
    zh: '改变正在结算的伤害：增减、抵御，或固定它造成的士气损失。',
    en: 'Changes the damage in progress: more, less, prevented, or what its over-limit costs.',
  },
  example: { do: 'change-damage', by: -1 },
};
