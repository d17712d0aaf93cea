/** What the user names: 指定一名对手, "choose an opponent"; and what the name stands for afterwards. */
import type { CharacterChoice, Choice, ElementChoice, NumberChoice, PlacedChoice } from './choice.ts';
import type { Num } from './number.ts';
import { aLaidEn, laidZh } from './laid.text.ts';
import { explained, num } from './number.text.ts';
import { isNothing, joined, listOf, NOTHING, said, type Said } from './said.text.ts';
import { bind, freeLetter, spoken, within, type Say } from './say.text.ts';
import { ELEMENTS } from './terms.text.ts';
import { conditionsEn, conditionsZh } from './condition.text.ts';
import { aKindEn, everyEn, everyZh, kindEn, kindZh } from './who.text.ts';

export interface Chosen {
  say: Say;
  /** Nothing where a number's range stands elsewhere. */
  words: Said;
}

/** Says a choice and binds its name. */
export function chosen(name: string, choice: Choice, say: Say): Chosen {
  switch (choice.pick) {
    case 'character':
      return character(name, choice, say);
    case 'number':
      return number(name, choice, say);
    case 'element':
      return {
        say: bind(say, name, { is: 'element', words: spoken(say, said`该`, said`that element`) }),
        words: spoken(say, elementZh(choice), elementEn(choice)),
      };
    case 'placed':
      return {
        say: bind(say, name, { is: 'placed', words: spoken(say, said`该卡`, said`that card`) }),
        words: spoken(say, placedZh(choice, say), placedEn(choice, say)),
      };
  }
}

const ORDER_ZH = ['目标', '第二目标', '第三目标', '第四目标', '第五目标'];
const ORDER_EN = ['target', 'second target', 'third target', 'fourth target', 'fifth target'];
const KIN_ZH: Readonly<Record<string, string>> = { teammates: '该队友', opponents: '该对手' };
const KIN_EN: Readonly<Record<string, string>> = { teammates: 'that teammate', opponents: 'that opponent' };

/** How a chosen character is called: the target, that teammate, the second target. */
function callName(choice: CharacterChoice, say: Say): { zh: string; en: string; plain: boolean } {
  const taken = new Set(
    [...say.names.values()].flatMap((bound) =>
      bound.is === 'character' ? bound.words.map(({ text }) => text) : [],
    ),
  );
  const isTaken = (zh: string, en: string): boolean =>
    taken.has(say.tongue === 'zh' ? zh : `the ${en}`) || taken.has(`the ${en}s`) || taken.has(en);
  const group = typeof choice.from === 'string' ? choice.from : '';
  const [firstZh = '', firstEn = ''] = [ORDER_ZH[0], ORDER_EN[0]];
  if (!isTaken(firstZh, firstEn)) return { zh: firstZh, en: firstEn, plain: true };
  const kinZh = KIN_ZH[group];
  const kinEn = KIN_EN[group];
  if (kinZh !== undefined && kinEn !== undefined && !isTaken(kinZh, kinEn) && isSingle(choice.count))
    return { zh: kinZh, en: kinEn, plain: true };
  const i = ORDER_ZH.findIndex((zh, place) => !isTaken(zh, ORDER_EN[place] ?? ''));
  return { zh: ORDER_ZH[i] ?? '又一目标', en: ORDER_EN[i] ?? 'further target', plain: false };
}

const isSingle = (count: CharacterChoice['count']): boolean => count === undefined || count === 1;

function character(name: string, choice: CharacterChoice, say: Say): Chosen {
  const call = callName(choice, say);
  const many = !isSingle(choice.count);
  const en = call.en.startsWith('that ') ? call.en : `the ${call.en}${many ? 's' : ''}`;
  const words = spoken(say, characterZh(choice, call, say), characterEn(choice, call, say));
  return {
    say: bind(say, name, { is: 'character', many, words: spoken(say, said`${call.zh}`, said`${en}`) }),
    words,
  };
}

function characterZh(choice: CharacterChoice, call: { zh: string; plain: boolean }, say: Say): Said {
  const noun = fittingZh(choice, say);
  const role = call.plain ? NOTHING : said`为${call.zh}`;
  return said`${call.plain ? '' : '再'}指定${howManyZh(choice.count, say)}${noun}${role}`;
}

function howManyZh(count: CharacterChoice['count'], say: Say): Said {
  if (count === undefined || count === 1) return said`一名`;
  if (!isRange(count)) return said`${num(count, say)}名`;
  return said`${num(count[0], say)}至${num(count[1], say)}名`;
}
const isRange = (count: Num | [Num, Num]): count is [Num, Num] => Array.isArray(count);

/** A kind with its conditions: 可被主动攻击的对手, 有治疗的其他角色. */
function fittingZh({ from, if: list, attackable }: CharacterChoice, say: Say): Said {
  const fits =
    list === undefined
      ? NOTHING
      : said`${conditionsZh(list, within(say, { relative: 'one', aloud: true }))}的`;
  return said`${attackable === true ? '可被主动攻击的' : ''}${fits}${kindZh(from, say)}`;
}

function characterEn(choice: CharacterChoice, call: { en: string; plain: boolean }, say: Say): Said {
  const { count, if: list, attackable } = choice;
  const who = isSingle(count)
    ? aKindEn(choice.from, say)
    : said`${howManyEn(count, say)} ${kindEn(choice.from, say, false)}`;
  const open = attackable === true ? said` who can be attacked` : NOTHING;
  const fits =
    list === undefined
      ? NOTHING
      : said` ${conditionsEn(list, within(say, { relative: isSingle(count) ? 'one' : 'many', aloud: true }))}`;
  const role = call.plain ? NOTHING : said` as the ${call.en}${isSingle(count) ? '' : 's'}`;
  return said`choose ${who}${open}${isNothing(open) || isNothing(fits) ? '' : ' and'}${fits}${role}`;
}

function howManyEn(count: CharacterChoice['count'], say: Say): Said {
  if (count === undefined) return said`1`;
  return isRange(count) ? said`${num(count[0], say)} to ${num(count[1], say)}` : num(count, say);
}

/** A number keeps its one letter; longer names get a letter that is free. */
export function letterOf(name: string, say: Say): string {
  return /^[A-Za-z]$/.test(name) ? name : freeLetter(say);
}

function number(name: string, choice: NumberChoice, say: Say): Chosen {
  const letter = letterOf(name, say);
  const bound = bind(say, name, { is: 'number', letter });
  const from = num(choice.from, say);
  const range =
    choice.to === undefined
      ? said`${{ zh: '（', en: ' (' }[say.tongue]}${sign(letter)}≥${from}${{ zh: '）', en: ')' }[say.tongue]}`
      : spoken(
          say,
          said`（${from}≤${sign(letter)}≤${limit(choice.to, say)}）`,
          said` (${sign(letter)}: ${from} to ${limit(choice.to, say)})`,
        );
  say.book.ranges.set(letter, range);
  return { say: bound, words: NOTHING };
}
/** A fact as a limit stands there itself; a choice of two is explained at the end. */
const limit = (n: Num, say: Say): Said =>
  typeof n === 'object' && 'count' in n ? explained(n, say) : num(n, say);
export const sign = (letter: string): Said => [{ kind: 'number', text: letter }];

const elementZh = ({ except }: ElementChoice): Said =>
  except === undefined || except.length === 0
    ? said`选择一个系`
    : said`选择${except.map((one) => ELEMENTS[one]?.zh ?? one).join('、')}系以外的一个系`;
const elementEn = ({ except }: ElementChoice): Said =>
  except === undefined || except.length === 0
    ? said`name an element`
    : said`name an element other than ${except.map((one) => ELEMENTS[one]?.en ?? one).join(' or ')}`;

function placedZh({ card, before }: PlacedChoice, say: Say): Said {
  const place =
    before === 'all' ? said`场上` : before === 'aside' ? said`不在场` : said`${everyZh(before, say)}面前`;
  return listOf(card).length > 1
    ? said`指定一个${place}的${laidZh(card, say)}`
    : said`指定${place}的一个${laidZh(card, say)}`;
}

function placedEn({ card, before }: PlacedChoice, say: Say): Said {
  const place =
    before === 'all'
      ? said`in play`
      : before === 'aside'
        ? said`that is not in play`
        : said`before ${everyEn(before, say).object}`;
  return joined([said`choose ${aLaidEn(card, say)}`, place], ' ');
}
