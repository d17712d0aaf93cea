import type { ChangeAttack } from './change-attack.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { changesEn, changesZh } from './attack-change.text.ts';

const WHICH_ZH: Readonly<Record<NonNullable<ChangeAttack['which']>, string>> = {
  this: '此攻击',
  'next-active': '你的下一次主动攻击',
  counter: '此应战攻击',
};
const WHICH_EN: Readonly<Record<NonNullable<ChangeAttack['which']>, string>> = {
  this: 'this attack',
  'next-active': 'your next active attack',
  counter: 'this counter-attack',
};

export const changeAttackText: VerbText<ChangeAttack> = {
  zh: (change, say) => said`${WHICH_ZH[change.which ?? 'this']}${changesZh(change, say)}`,
  en: (change, say) =>
    said`${WHICH_EN[change.which ?? 'this']} ${changesEn(change, say, say.bare ? 'bare' : 'one')}`,
  docs: {
    zh: '改变当前的攻击、你的下一次主动攻击，或正在声明的应战攻击：伤害、强制命中、无法应战、系等。',
    en: 'Changes the running attack, your next active one, or the counter-attack being declared: damage, forced hit, no counter, element and so on.',
  },
  example: { do: 'change-attack', damage: 1 },
};
