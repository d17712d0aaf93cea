/** Cards lying before somebody: basic effects by their name, cards of the file, or one chosen before. */
import type { Laid, OneOrMore } from './words.ts';
import { joined, listOf, said, type Said } from './said.text.ts';
import { entry, nameOf, spoken, type Say } from './say.text.ts';
import { cardEn, cardZh, isCardName } from './terms.text.ts';

function oneLaid(card: Laid, say: Say, many: boolean): Said {
  const bound = say.names.get(card);
  if (bound?.is === 'placed') return bound.words;
  if (card === 'basic') return spoken(say, said`基础效果`, said`basic effect${many ? 's' : ''}`);
  const own = entry(say.character.cards, card);
  if (own === undefined && isCardName(card))
    return spoken(say, cardZh(card), many ? said`${cardEn(card)}s` : cardEn(card));
  const name = nameOf('card', card, own?.name, say);
  return spoken(say, said`「${name}」`, name);
}

export const laidZh = (cards: OneOrMore<Laid>, say: Say): Said => {
  const list = listOf(cards).map((card) => oneLaid(card, say, false));
  return joined(list, '、', '或');
};
export const laidEn = (cards: OneOrMore<Laid>, say: Say, many = false): Said =>
  joined(
    listOf(cards).map((card) => oneLaid(card, say, many)),
    ', ',
    many ? ' and ' : ' or ',
  );

/** With an article: "a basic effect", "a Holy Shield"; the file's own cards bear a name and need none. */
export function aLaidEn(cards: OneOrMore<Laid>, say: Say): Said {
  const list = listOf(cards).map((card) => {
    const own = entry(say.character.cards, card);
    return own === undefined && !say.names.has(card)
      ? said`a ${oneLaid(card, say, false)}`
      : oneLaid(card, say, false);
  });
  return joined(list, ', ', ' or ');
}
