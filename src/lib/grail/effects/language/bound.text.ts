/** Comparisons: 少于3张, "fewer than 3 cards". */
import type { Bound, Num } from './number.ts';
import { explained, isOne, num } from './number.text.ts';
import { joined, said, type Said } from './said.text.ts';
import type { Say } from './say.text.ts';
import { verbEn, type Person } from './who.text.ts';

type Key = 'equals' | 'atLeast' | 'atMost' | 'above' | 'below';
const KEYS: readonly Key[] = ['equals', 'atLeast', 'atMost', 'above', 'below'];

const ZH: Readonly<Record<Key, string>> = {
  equals: '恰为',
  atLeast: '至少为',
  atMost: '至多为',
  above: '多于',
  below: '少于',
};
/** Against a fact: 不少于对方星杯数. */
const ZH_FACT: Readonly<Record<Key, string>> = {
  equals: '等于',
  atLeast: '不少于',
  atMost: '不多于',
  above: '多于',
  below: '少于',
};
const EN: Readonly<Record<Key, string>> = {
  equals: 'exactly',
  atLeast: 'at least',
  atMost: 'at most',
  above: 'more than',
  below: 'fewer than',
};
const EN_IS: Readonly<Record<Key, string>> = { ...EN, equals: '', above: 'above', below: 'below' };

const isFact = (n: Num): boolean => typeof n === 'object';

const limits = (bound: Bound): [Key, Num][] =>
  KEYS.flatMap((key) => {
    const value = bound[key];
    return value === undefined ? [] : [[key, value] as [Key, Num]];
  });

export const isBounded = (bound: Bound): boolean => limits(bound).length > 0 || bound.parity !== undefined;

/** Only "at least 1", or "exactly 0": there is some, or none. */
export function someOrNone(bound: Bound): 'some' | 'none' | null {
  const [only, ...more] = limits(bound);
  if (only === undefined || more.length > 0 || bound.parity !== undefined) return null;
  if (only[0] === 'equals' && only[1] === 0) return 'none';
  return only[0] === 'atLeast' && only[1] === 1 ? 'some' : null;
}

/** @returns what stands behind the thing: 至少为2点且为单数; `is`: the word for exactly */
export function boundZh(bound: Bound, unit: string, say: Say, is = ZH.equals): Said {
  const parts = limits(bound).map(([key, value]) =>
    isFact(value)
      ? said`${ZH_FACT[key]}${explained(value, say)}`
      : said`${key === 'equals' ? is : ZH[key]}${num(value, say)}${unit}`,
  );
  if (bound.parity !== undefined) parts.push(bound.parity === 'odd' ? said`为单数` : said`为双数`);
  return joined(parts, '且');
}

/** "has at least 2 heals", "has an odd number of heals": who, verb, number, thing. */
export function hasEn(who: Person, there: boolean, one: Said, many: Said, bound: Bound, say: Say): Said {
  const has = there ? 'are' : verbEn(who, 'have');
  if (someOrNone(bound) === 'none') return said`${who.subject} ${has} no ${many}`;
  const list = limits(bound);
  const last = list.at(-1)?.[1];
  const single = last !== undefined && isOne(last, say);
  const parts = list.map(([key, value]) =>
    isFact(value) ? said`${EN[key]} ${explained(value, say)} in` : said`${EN[key]} ${num(value, say)}`,
  );
  const odd = bound.parity === undefined ? null : said`an ${bound.parity} number of`;
  if (odd !== null && parts.length === 0) return said`${who.subject} ${has} ${odd} ${many}`;
  const be = there && single ? 'is' : has;
  const tail = odd === null ? said`` : said`, ${odd} them`;
  return said`${who.subject} ${be} ${joined(parts, ' and ')} ${single ? one : many}${tail}`;
}

/** "is at least 5": behind a noun. */
export function isEn(bound: Bound, say: Say): Said {
  const parts = limits(bound).map(([key, value]) => {
    const words = EN_IS[key];
    return said`${words}${words === '' ? '' : ' '}${isFact(value) ? explained(value, say) : num(value, say)}`;
  });
  if (bound.parity !== undefined) parts.push(said`${bound.parity}`);
  return said`is ${joined(parts, ' and ')}`;
}

/** Whether a bound compares with another fact, which needs nouns on both sides. */
export const comparesFacts = (bound: Bound): boolean => limits(bound).some(([, value]) => isFact(value));

/** An English bound in front of points: "exactly 1", "more than 3". */
export const pointsEn = (bound: Bound, say: Say): Said =>
  joined(
    [
      ...limits(bound).map(([key, value]) => said`${EN[key]} ${num(value, say)}`),
      bound.parity === undefined ? said`` : said`an ${bound.parity} number of`,
    ],
    ' and ',
  );
/** A Chinese bound in front of points or people: 恰好1点, 至少2名. */
export const pointsZh = (bound: Bound, say: Say, unit = '点'): Said => {
  const parts = limits(bound).map(([key, value]) => said`${ZH_POINTS[key]}${num(value, say)}${unit}`);
  if (bound.parity !== undefined) parts.push(bound.parity === 'odd' ? said`单数${unit}` : said`双数${unit}`);
  return joined(parts, '且');
};
const ZH_POINTS: Readonly<Record<Key, string>> = {
  equals: '恰好',
  atLeast: '至少',
  atMost: '至多',
  above: '多于',
  below: '少于',
};
