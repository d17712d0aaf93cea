/** Numbers in sentences: digits, formulas, and facts as a letter that the sentence's end explains. */
import type { Fact, Num, NumIf } from './number.ts';
import { conditionsEn, conditionsZh } from './condition.text.ts';
import { factEn, factZh } from './fact.text.ts';
import { formulaWords } from './formula.text.ts';
import { keyOf, NOTHING, said, whole, type Said } from './said.text.ts';
import { letterFor, spoken, type Say } from './say.text.ts';

const isFact = (n: Num): n is Fact => typeof n === 'object' && 'count' in n;
const isIf = (n: Num): n is NumIf => typeof n === 'object' && 'then' in n;

const digits = (text: string): Said => [{ kind: 'number', text }];

/** What a fact or a choice of two numbers is, where it is explained. */
export function explained(n: Num, say: Say): Said {
  if (isFact(n)) return spoken(say, factZh(n, say).noun, factEn(n, say).noun);
  if (isIf(n)) return numIf(n, say);
  return num(n, say);
}

const numIf = ({ if: list, then, else: other }: NumIf, say: Say): Said =>
  spoken(
    say,
    say.tongue === 'zh'
      ? said`${num(other, say)}，若${conditionsZh(list, say)}则为${num(then, say)}`
      : NOTHING,
    say.tongue === 'en'
      ? said`${num(then, say)} if ${conditionsEn(list, say)}, otherwise ${num(other, say)}`
      : NOTHING,
  );

/** A number as an amount; facts stand as a letter. */
export function num(n: Num, say: Say): Said {
  if (typeof n === 'number') return digits(whole(n));
  if (typeof n === 'string') return formulaWords(n, say).words;
  if (!isFact(n)) return digits(letterFor(keyOf(n), say, () => numIf(n, say)));
  const { plus = 0, ...fact } = n;
  const letter = letterFor(keyOf(fact), say, () => explained(fact, say));
  return digits(plus === 0 ? letter : summed(letter, plus, say));
}

const summed = (letter: string, plus: number, say: Say): string => {
  const sign = plus < 0 ? '−' : '+';
  return say.tongue === 'zh' ? `${letter}${sign}${Math.abs(plus)}` : `${letter} ${sign} ${Math.abs(plus)}`;
};

/** A change: +1, −2, +X. */
export function signed(n: Num, say: Say): Said {
  if (typeof n === 'number') return digits(n < 0 ? whole(n) : `+${n}`);
  if (typeof n !== 'string') return said`+${num(n, say)}`;
  const { words, simple } = formulaWords(n, say);
  if (words[0]?.text.startsWith('−') && simple) return words;
  if (simple) return said`+${words}`;
  return spoken(say, said`+（${words}）`, said`+(${words})`);
}

/** Whether the English thing counted stands alone: 1 card. */
export function isOne(n: Num, say: Say): boolean {
  if (typeof n === 'number') return n === 1;
  return typeof n === 'string' && formulaWordsValue(n, say) === 1;
}

const formulaWordsValue = (text: string, say: Say): number | null =>
  formulaWords(text, { ...say, book: { ...say.book, tails: [] } }).value;

/** English: a number with what it counts. */
export function counted(n: Num, one: Said | string, many: Said | string, say: Say): Said {
  return said`${num(n, say)} ${isOne(n, say) ? one : many}`;
}

/** English: "add 1 to this damage", "reduce this damage by X". */
export function changedEn(thing: Said, by: Num, say: Say): Said {
  const words = signed(by, say);
  const [first, ...rest] = words;
  if (first?.text.startsWith('−') === true)
    return said`reduce ${thing} by ${[{ ...first, text: first.text.slice(1) }, ...rest]}`;
  return said`add ${first === undefined ? NOTHING : [{ ...first, text: first.text.replace(/^\+/, '') }, ...rest].filter(({ text }) => text !== '')} to ${thing}`;
}
