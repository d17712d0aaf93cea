import type { IfThen } from './if.ts';
import { conditionsEn, conditionsZh } from '../language/condition.text.ts';
import { said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';

function ifZh({ if: list = [], then, else: other }: IfThen, say: Say): Said {
  const mark = then.length > 1 || other !== undefined ? '：' : '，';
  const words = said`若${conditionsZh(list, say)}${mark}${say.effects(then, say)}`;
  return other === undefined ? words : said`${words}；否则：${say.effects(other, say)}`;
}

function ifEn({ if: list = [], then, else: other }: IfThen, say: Say): Said {
  const mark = then.length > 1 || other !== undefined ? ': ' : ', ';
  const words = said`if ${conditionsEn(list, say)}${mark}${say.effects(then, say)}`;
  return other === undefined ? words : said`${words}; otherwise: ${say.effects(other, say)}`;
}

export const ifText: VerbText<IfThen> = {
  zh: ifZh,
  en: ifEn,
  block: ({ then, else: other }) => then.length > 1 || other !== undefined,
  docs: {
    zh: '分支：条件成立时执行 then，否则执行 else。',
    en: 'A branch: `then` when the conditions hold, else `else`.',
  },
  example: { do: 'if', if: [{ count: 'hand', atLeast: 3 }], then: [{ do: 'draw', count: 1 }] },
};
