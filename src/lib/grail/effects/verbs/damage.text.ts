import type { Damage } from './damage.ts';
import { num } from '../language/number.text.ts';
import { isNothing, joined, NOTHING, said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';
import { KINDS, termEn, termZh } from '../language/terms.text.ts';
import { doesEn, everyEn, everyZh, isGroup } from '../language/who.text.ts';

/** Only what the damage does not do as others: its heals, its loss, its beginning. */
function besidesZh({ heals, loss, from }: Damage, say: Say): Said {
  const parts = [
    from === undefined ? NOTHING : said`直接从⑥开始`,
    heals === undefined ? NOTHING : said`不能用${termZh('heal')}抵御`,
    loss === undefined
      ? NOTHING
      : loss === 0
        ? said`不会因此损失士气`
        : said`若因此损失士气，则固定损失${num(loss, say)}点`,
  ];
  const words = joined(parts, '，');
  return isNothing(words) ? words : said`（${words}）`;
}
function besidesEn({ heals, loss, from }: Damage, say: Say): Said {
  const parts = [
    from === undefined ? NOTHING : said`straight from ⑥`,
    heals === undefined ? NOTHING : said`${termEn('heal', 'heals')} cannot be used against it`,
    loss === undefined
      ? NOTHING
      : loss === 0
        ? said`it costs no morale`
        : said`if it costs morale, then exactly ${num(loss, say)}`,
  ];
  const words = joined(parts, '; ');
  return isNothing(words) ? words : said` (${words})`;
}

function damageZh(damage: Damage, say: Say): Said {
  const { to, amount, kind = 'magic', from } = damage;
  const you = say.aloud ? said`你` : NOTHING;
  const whom = to === 'self' ? said`自己` : said`${everyZh(to, say)}${isGroup(to, say) ? '各' : ''}`;
  return said`${you}对${whom}造成${num(amount, say)}点${KINDS[kind].zh}伤害${from === undefined ? '③' : ''}${besidesZh(damage, say)}`;
}

function damageEn(damage: Damage, say: Say): Said {
  const { to, amount, kind = 'magic', from } = damage;
  const whom = to === 'self' ? said`yourself` : everyEn(to, say).object;
  return said`${doesEn('self', 'deal', say)} ${whom} ${num(amount, say)} ${KINDS[kind].en} damage${from === undefined ? ' ③' : ''}${besidesEn(damage, say)}`;
}
export const damageText: VerbText<Damage> = {
  zh: damageZh,
  en: damageEn,
  docs: {
    zh: '对目标造成伤害，每个目标各走一遍③至⑥；不写 kind 就是法术伤害。',
    en: 'Deals damage, a whole block ③–⑥ for each target; without `kind` it is magic damage.',
  },
  example: { do: 'damage', to: 'target', amount: 2 },
};
