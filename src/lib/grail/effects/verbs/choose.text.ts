import type { ChooseOne } from './choose.ts';
import { capital, NOTHING, said, type Said } from '../language/said.text.ts';
import { within, type Say, type VerbText } from '../language/say.text.ts';
import { oneEn, oneZh, subjectZh } from '../language/who.text.ts';

const MARKS_ZH = ['一二三四五六七八', 'abcdefgh'];
const MARKS_EN = ['abcdefgh', 'ivxlcdm'];

/** The mark of an option: （1）, inside another （一）; "(1)", "(a)". */
export function optionMark(i: number, say: Say): Said {
  const deep = (say.tongue === 'zh' ? MARKS_ZH : MARKS_EN)[say.depth - 1];
  const sign = say.depth === 0 ? String(i + 1) : (deep?.[i] ?? String(i + 1));
  return say.tongue === 'zh' ? said`（${sign}）` : said`(${sign}) `;
}

const isSelf = (who: string | undefined): boolean => who === undefined || who === 'self';
/** Inside an option of somebody else `self` must be named. */
const inside = ({ who }: ChooseOne, say: Say): Say =>
  within(say, { depth: say.depth + 1, aloud: say.aloud || !isSelf(who) });

function chooseZh(choose: ChooseOne, say: Say): Said {
  const { who, options, optional, otherwise } = choose;
  const inner = inside(choose, say);
  const [only, ...more] = options;
  if (optional === true && only !== undefined && more.length === 0) {
    const lead = isSelf(who) ? said`你可` : said`${oneZh(who ?? 'self', say)}可`;
    const words = say.body(only, within(inner, { depth: say.depth }), lead);
    return otherwise === undefined ? words : said`${words}；否则，${say.effects(otherwise, inner)}`;
  }
  const list = options.flatMap((option, i) => [
    ...optionMark(i, say),
    ...say.body(option, inner, NOTHING),
    ...(i < options.length - 1 ? said`。` : NOTHING),
  ]);
  const may =
    optional === true
      ? isSelf(who)
        ? said`你可`
        : said`${oneZh(who ?? 'self', say)}可`
      : subjectZh(who, say);
  const none = otherwise === undefined ? NOTHING : said`。若不选择，${say.effects(otherwise, inner)}`;
  return said`${may}选择一项：${list}${none}`;
}

function chooseEn(choose: ChooseOne, say: Say): Said {
  const { who, options, optional, otherwise } = choose;
  const inner = inside(choose, say);
  const person = oneEn(who, say);
  const [only, ...more] = options;
  if (optional === true && only !== undefined && more.length === 0) {
    const words = say.body(only, within(inner, { depth: say.depth }), said`${person.subject} may `);
    return otherwise === undefined ? words : said`${words}; otherwise ${say.effects(otherwise, inner)}`;
  }
  const list = options.flatMap((option, i) => [
    ...optionMark(i, say),
    ...capital(say.body(option, inner, NOTHING)),
    ...(i < options.length - 1 ? said`. ` : NOTHING),
  ]);
  const lead =
    optional === true
      ? said`${person.subject} may choose`
      : isSelf(who) && !say.aloud
        ? said`choose`
        : said`${person.subject} ${isSelf(who) ? 'choose' : 'chooses'}`;
  const none =
    otherwise === undefined ? NOTHING : said`. If none is chosen, ${say.effects(otherwise, inner)}`;
  return said`${lead} one: ${list}${none}`;
}

export const chooseText: VerbText<ChooseOne> = {
  zh: chooseZh,
  en: chooseEn,
  block: ({ options, otherwise }) =>
    options.length > 1 ||
    otherwise !== undefined ||
    (options[0]?.do?.length ?? 0) > 1 ||
    options[0]?.pay !== undefined,
  docs: {
    zh: '在可行的选项中选一项；who 由谁决定并支付；optional 可以不选，不选时执行 otherwise。',
    en: 'One of the options that can be done; `who` decides and pays; with `optional` none may be chosen, then `otherwise` happens.',
  },
  example: {
    do: 'choose',
    options: [{ do: [{ do: 'gain', heals: 1 }] }, { do: [{ do: 'draw', count: 1 }] }],
  },
};
