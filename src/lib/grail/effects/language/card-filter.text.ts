/** Which cards fit, in words: 火系法术牌, "fire magic card". */
import type { Element, Faction } from '../../state/cards.ts';
import type { CardFilter, Together } from './card-filter.ts';
import { isNothing, joined, listOf, NOTHING, said, type Said } from './said.text.ts';
import { skillName, type Say } from './say.text.ts';
import { cardEn, cardZh, ELEMENTS, FACTIONS, KINDS } from './terms.text.ts';

const orZh = (list: readonly Said[]): Said => joined(list, '、', '或');
const orEn = (list: readonly Said[]): Said => joined(list, ', ', ' or ');

const elementsZh = (element: CardFilter['element']): Said => {
  if (element === undefined) return NOTHING;
  if (element === 'of-attack') return said`与此攻击同系的`;
  return orZh(listOf(element as Element | Element[]).map((one) => said`${ELEMENTS[one]?.zh ?? one}系`));
};
const factionsZh = (faction: CardFilter['faction']): Said => {
  if (faction === undefined) return NOTHING;
  if (faction === 'of-attack') return said`与此攻击同命格的`;
  return orZh(listOf(faction as Faction | Faction[]).map((one) => said`${FACTIONS[one]?.zh ?? one}命格`));
};

/** @returns a noun without number: 法术牌, 火系牌, 「魔弹」, 此牌 */
export function filterNounZh(filter: CardFilter, say: Say): Said {
  const { kind, element, faction, name, unique, not, any } = filter;
  if (unique === 'this-skill' && Object.keys(filter).length === 1) return said`印有此技能的牌`;
  const skills =
    unique === undefined
      ? NOTHING
      : said`印有${unique === 'this-skill' ? '此技能' : orZh(unique.map((id) => skillName(id, say)))}的`;
  const other = not === undefined ? NOTHING : said`${filterNounZh(not, say)}以外的`;
  const what = said`${elementsZh(element)}${factionsZh(faction)}${kind === undefined ? '' : KINDS[kind].zh}`;
  const names = name === undefined ? NOTHING : orZh(listOf(name).map(cardZh));
  const either = any === undefined ? NOTHING : orZh(any.map((one) => filterNounZh(one, say)));
  if (!isNothing(either) && isNothing(what) && isNothing(names)) return said`${skills}${other}${either}`;
  const among = isNothing(either) ? NOTHING : said`（须为${either}）`;
  const head = isNothing(names) ? said`${what}牌` : isNothing(what) ? names : said`${what}的${names}`;
  return said`${skills}${other}${head}${among}`;
}

/** Number, cards and what they are together: 2张同系法术牌. */
export const TOGETHER_ZH: Readonly<Record<Together, string>> = {
  'same-element': '同系',
  'different-elements': '异系',
  'same-faction': '同命格',
};
export const TOGETHER_EN: Readonly<Record<Together, string>> = {
  'same-element': 'of one element',
  'different-elements': 'of different elements',
  'same-faction': 'of one faction',
};

const elementsEn = (element: CardFilter['element']): string => {
  if (element === undefined || element === 'of-attack') return '';
  return `${listOf(element as Element | Element[])
    .map((one) => ELEMENTS[one]?.en ?? one)
    .join(' or ')} `;
};
const factionsEn = (faction: CardFilter['faction']): string => {
  if (faction === undefined || faction === 'of-attack') return '';
  return `${listOf(faction as Faction | Faction[])
    .map((one) => `${FACTIONS[one]?.en ?? one}-faction`)
    .join(' or ')} `;
};

/** What stands behind the noun. */
function behindEn({ element, faction, unique, not }: CardFilter, say: Say): Said {
  const like = [element === 'of-attack' ? 'element' : '', faction === 'of-attack' ? 'faction' : ''].filter(
    Boolean,
  );
  const same = like.length === 0 ? NOTHING : said` of the attack’s ${like.join(' and ')}`;
  const skills =
    unique === undefined
      ? NOTHING
      : said` bearing ${unique === 'this-skill' ? 'this skill' : orEn(unique.map((id) => skillName(id, say)))}`;
  const other = not === undefined ? NOTHING : said` other than ${filterNounEn(not, say, false)}`;
  return said`${same}${skills}${other}`;
}

/** @param one whether one card is meant: "magic card", "magic cards" */
export function filterNounEn(filter: CardFilter, say: Say, one: boolean): Said {
  const { kind, element, faction, name, any } = filter;
  const before = `${elementsEn(element)}${factionsEn(faction)}${kind === undefined ? '' : `${KINDS[kind].en} `}`;
  const names =
    name === undefined
      ? NOTHING
      : orEn(listOf(name).map((card) => (one ? cardEn(card) : said`${cardEn(card)}s`)));
  const either = any === undefined ? NOTHING : orEn(any.map((each) => filterNounEn(each, say, one)));
  const behind = behindEn(filter, say);
  if (!isNothing(either) && before === '' && isNothing(names)) return said`${either}${behind}`;
  const among = isNothing(either) ? NOTHING : said` (${either})`;
  return said`${before}${isNothing(names) ? (one ? 'card' : 'cards') : names}${behind}${among}`;
}

/** An article where the noun can take one: "a fire card", "an attack card". */
export function aCardEn(filter: CardFilter, say: Say): Said {
  const noun = filterNounEn(filter, say, true);
  return said`${/^[aeiou]/i.test(noun[0]?.text ?? '') ? 'an' : 'a'} ${noun}`;
}
